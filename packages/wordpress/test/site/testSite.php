<?php
/* The site of the tests: in French, and allowed to ask the machine itself, where the tests serve Lively. */

add_filter(
	'locale',
	function () {
		return 'fr_FR';
	}
);
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter(
	'http_allowed_safe_ports',
	function ( $ports, $host, $url ) {
		return array_merge( $ports, array( wp_parse_url( $url, PHP_URL_PORT ) ) );
	},
	10,
	3
);
