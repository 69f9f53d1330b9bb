<?php
/*
 * The address of a page of the Lively site on its own line. The site is a trusted provider of oEmbed, for the preview of the editor.
 * A page shows the events themselves: WordPress keeps an answer of oEmbed for a day, and would show events that are over.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_action(
	'init',
	function () {
		$site = lively_site();
		if ( '' === $site ) {
			return;
		}
		$page = '#^' . preg_quote( $site, '#' ) . '(?:/en|/es)?(?:/widget)?/(?:explore|event/[\w-]+)/?(?:\?\S*)?$#i';
		wp_oembed_add_provider( $page, $site . '/oembed', true );
		wp_embed_register_handler(
			'lively',
			$page,
			function ( $matches, $attributes, $url ) {
				return lively_render( array( 'url' => $url ) );
			}
		);
	}
);
