<?php
/* The shortcode [lively city="Lyon" limit="4"], with the attributes of lively_attributes(). */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_shortcode(
	'lively',
	function ( $attributes ) {
		return lively_render( shortcode_atts( lively_attributes(), $attributes, 'lively' ) );
	}
);
