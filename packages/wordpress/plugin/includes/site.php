<?php
/* The Lively site whose events are shown: the option lively_site. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Returns the origin of the Lively site without a closing slash; empty until it is set. */
function lively_site() {
	return (string) get_option( 'lively_site', '' );
}

/** Returns the origin of an address; empty if it is no http or https address of a site. */
function lively_origin( $address ) {
	$parts = wp_parse_url( trim( (string) $address ) );
	$scheme = strtolower( $parts['scheme'] ?? '' );
	if ( empty( $parts['host'] ) || ! in_array( $scheme, array( 'http', 'https' ), true ) || isset( $parts['user'] ) ) {
		return '';
	}
	$origin = $scheme . '://' . strtolower( $parts['host'] );
	return esc_url_raw( isset( $parts['port'] ) ? $origin . ':' . $parts['port'] : $origin );
}
