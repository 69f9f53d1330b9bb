<?php
/* From the attributes of a block or a shortcode to the page of the Lively site that shows the same. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** The parameters of a list, by the attribute. */
const LIVELY_PARAMETERS = array(
	'query'     => 'line',
	'city'      => 'city',
	'commune'   => 'commune',
	'areas'     => 'areas',
	'category'  => 'category',
	'date'      => 'date',
	'venue'     => 'venue',
	'organizer' => 'organizer',
	'layout'    => 'layout',
	'limit'     => 'limit',
	'partner'   => 'partner',
);

/** Returns the attributes with their defaults: those of the parameters, the address, the event and the language. */
function lively_attributes() {
	return array_fill_keys( array_merge( array_keys( LIVELY_PARAMETERS ), array( 'url', 'event', 'language' ) ), '' );
}

/**
 * Returns the path of the page of the Lively site, with its parameters: /en/explore?city=Lyon. Null if the address is that of
 * another site, or of another page.
 */
function lively_path( $attributes ) {
	$language   = $attributes['language'] ? $attributes['language'] : get_locale();
	$prefixes   = array( 'en' => '/en', 'es' => '/es' );
	$prefix     = $prefixes[ lively_language( $language ) ] ?? '';
	$page       = '/explore';
	$parameters = array();
	if ( '' !== $attributes['url'] ) {
		if ( lively_origin( $attributes['url'] ) !== lively_site() ) {
			return null;
		}
		$parts = wp_parse_url( trim( $attributes['url'] ) );
		if ( ! preg_match( '#^(/en|/es)?(?:/widget)?(/explore|/event/[\w-]+)/?$#', $parts['path'] ?? '', $found ) ) {
			return null;
		}
		$prefix = $found[1];
		$page   = $found[2];
		wp_parse_str( str_replace( '&amp;', '&', $parts['query'] ?? '' ), $parameters );
		$parameters = array_filter( $parameters, 'is_string' );
	}
	if ( preg_match( '/^[\w-]+$/', (string) $attributes['event'] ) ) {
		$page = '/event/' . $attributes['event'];
	}
	foreach ( LIVELY_PARAMETERS as $name => $parameter ) {
		if ( '' !== (string) $attributes[ $name ] ) {
			// WordPress stores « & » of authors as an entity.
			$parameters[ $parameter ] = sanitize_text_field( wp_specialchars_decode( (string) $attributes[ $name ], ENT_QUOTES ) );
		}
	}
	// An event has no filters.
	if ( '/explore' !== $page ) {
		$parameters = array_intersect_key( $parameters, array( 'partner' => true ) );
	}
	return $parameters ? $prefix . $page . '?' . http_build_query( $parameters ) : $prefix . $page;
}
