<?php
/* Renders events as HTML that reads without style and script: in feeds, excerpts and mails, too. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Renders the events that attributes ask for. Every text is escaped. */
function lively_render( $attributes ) {
	$attributes = array_merge( lively_attributes(), array_intersect_key( (array) $attributes, lively_attributes() ) );
	if ( '' === lively_site() ) {
		return current_user_can( 'manage_options' ) ? '<p>' . esc_html( lively_texts()['siteMissing'] ) . '</p>' : '';
	}
	$path = lively_path( $attributes );
	if ( null === $path ) {
		return '<p><a href="' . esc_url( $attributes['url'] ) . '">' . esc_html( $attributes['url'] ) . '</a></p>';
	}
	$content = lively_read( $path );
	if ( null === $content ) {
		return '<p><a href="' . esc_url( lively_site() . $path ) . '">' . esc_html( lively_texts()['failed'] ) . '</a></p>';
	}
	wp_enqueue_style( 'lively' );
	return lively_render_content( $content );
}

/**
 * Renders a content on one line, because WordPress makes lines of an embed paragraphs. Each event is a sentence, because excerpts
 * remove the elements.
 */
function lively_render_content( $content ) {
	$events = '';
	foreach ( $content['events'] as $event ) {
		$events .= '<li>' . lively_render_event( $event ) . '</li> ';
	}
	$title = 'list' === $content['kind'] ? '<p class="lively-title"><strong>' . esc_html( $content['title'] ) . '.</strong></p> ' : '';
	$list  = $events ? '<ul>' . $events . '</ul> ' : '<p>' . esc_html( $content['message'] ) . '</p> ';
	$all   = '<p class="lively-all">' . lively_link( $content['link']['url'], $content['link']['label'] ) . '</p>';
	return '<div class="lively" lang="' . esc_attr( $content['language'] ) . '">' . $title . $list . $all . '</div>';
}

function lively_render_event( $event ) {
	$picture = $event['picture'] ? '<img src="' . esc_url( $event['picture'] ) . '" alt="" width="320" height="400" loading="lazy"> ' : '';
	$facts   = array_filter( array( $event['status'], $event['when'], $event['place'], $event['price'] ) );
	$html    = '<span class="lively-name">' . lively_link( $event['url'], $event['title'] ) . '</span>';
	if ( $facts ) {
		$html .= ' <span class="lively-facts"><span class="lively-dot">·</span> ' . esc_html( implode( ' · ', $facts ) ) . '.</span>';
	}
	foreach ( array_filter( array( $event['otherDates'], $event['description'] ) ) as $text ) {
		$html .= ' <span class="lively-text">' . esc_html( $text ) . '</span>';
	}
	if ( $event['credit']['text'] ) {
		$text  = $event['credit']['text'];
		$html .= ' <small class="lively-credit">' . ( $event['credit']['url'] ? lively_link( $event['credit']['url'], $text ) : esc_html( $text ) ) . '</small>';
	}
	return $picture . '<span class="lively-event">' . $html . '</span>';
}

function lively_link( $url, $text ) {
	return '<a href="' . esc_url( $url ) . '">' . esc_html( $text ) . '</a>';
}

add_action(
	'init',
	function () {
		wp_register_style( 'lively', plugins_url( 'style.css', LIVELY_FILE ), array(), LIVELY_VERSION );
	},
	5
);
