<?php
/* Reads events of the Lively site on the server, and keeps them: a visitor of this site asks nothing of that one. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Reads the content of a page of the Lively site (docs/partners.md, “Data”), which is kept for five minutes. While the site does
 * not answer, the last content is returned, at most a day old. Null without any, and for an event that is not public.
 *
 * @param string $path The path of the page, with its parameters.
 */
function lively_read( $path ) {
	$url   = lively_site() . preg_replace( '#^(/\w\w)?(/explore|/event/[\w-]+)#', '$1/widget$2.json', $path );
	$key   = 'lively_' . md5( $url );
	$known = get_transient( $key );
	if ( is_array( $known ) && time() < $known['until'] ) {
		return $known['content'];
	}
	$content = is_array( $known ) ? $known['content'] : null;
	$answer  = wp_safe_remote_get( $url, array( 'timeout' => 5, 'limit_response_size' => MB_IN_BYTES ) );
	$status  = wp_remote_retrieve_response_code( $answer );
	$read    = json_decode( wp_remote_retrieve_body( $answer ), true );
	if ( 404 === $status ) {
		$content = null;
	} elseif ( 200 === $status && is_array( $read ) && isset( $read['kind'] ) ) {
		$content = lively_clean( $read );
	} else {
		// Asked again soon, but not for each visitor.
		set_transient( $key, array( 'until' => time() + MINUTE_IN_SECONDS, 'content' => $content ), DAY_IN_SECONDS );
		return $content;
	}
	set_transient( $key, array( 'until' => time() + 5 * MINUTE_IN_SECONDS, 'content' => $content ), DAY_IN_SECONDS );
	return $content;
}

/** Returns a read content with every text that is shown, also from another version of the site. */
function lively_clean( $read ) {
	$keep = function ( $values, $names ) {
		$texts = array();
		foreach ( $names as $name ) {
			$text           = is_array( $values ) && isset( $values[ $name ] ) ? $values[ $name ] : '';
			$texts[ $name ] = is_string( $text ) ? $text : '';
		}
		return $texts;
	};
	$content           = $keep( $read, array( 'kind', 'language', 'title', 'message' ) );
	$content['link']   = $keep( $read['link'] ?? null, array( 'label', 'url' ) );
	$content['period'] = is_array( $read['period'] ?? null ) ? $keep( $read['period'], array( 'kind', 'title' ) ) : null;
	$content['search'] = is_array( $read['search'] ?? null ) ? $keep( $read['search'], array( 'label', 'placeholder', 'submit' ) ) : null;
	$content['days']   = array();
	foreach ( is_array( $read['period']['days'] ?? null ) ? $read['period']['days'] : array() as $day ) {
		$content['days'][] = $keep( $day, array( 'date', 'name', 'count', 'url' ) );
	}
	$weekdays            = $read['period']['weekdays'] ?? null;
	$content['weekdays'] = array_filter( is_array( $weekdays ) ? $weekdays : array(), 'is_string' );
	$content['events']   = array();
	foreach ( is_array( $read['events'] ?? null ) ? $read['events'] : array() as $event ) {
		$facts           = $keep( $event, array( 'url', 'title', 'status', 'when', 'time', 'place', 'price', 'otherDates', 'description', 'picture' ) );
		$facts['day']    = $keep( $event['date'] ?? null, array( 'dateTime' ) )['dateTime'];
		$facts['credit'] = $keep( $event['credit'] ?? null, array( 'text', 'url' ) );

		$content['events'][] = $facts;
	}
	return $content;
}
