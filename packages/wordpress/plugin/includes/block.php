<?php
/* The block lively/events, and a pattern with it. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_action(
	'init',
	function () {
		$texts = lively_texts();
		register_block_type(
			dirname( LIVELY_FILE ) . '/block',
			array(
				'title'           => $texts['title'],
				'description'     => $texts['description'],
				'render_callback' => 'lively_render_block',
			)
		);
		wp_add_inline_script( 'lively-events-editor-script', 'window.livelyTexts = ' . wp_json_encode( $texts ) . ';', 'before' );
		register_block_pattern(
			'lively/tonight',
			array(
				'title'      => $texts['title'] . ' · ' . $texts['pattern'],
				'categories' => array( 'featured' ),
				'content'    => '<!-- wp:lively/events ' . wp_json_encode( array( 'query' => $texts['patternQuery'], 'limit' => 4 ) ) . ' /-->',
			)
		);
	}
);

function lively_render_block( $attributes ) {
	$html = lively_render( $attributes );
	// An excerpt has no wrapper of blocks.
	return $html ? '<div ' . get_block_wrapper_attributes() . '>' . $html . '</div>' : '';
}

// Otherwise an excerpt leaves the events out.
add_filter(
	'excerpt_allowed_blocks',
	function ( $blocks ) {
		$blocks[] = 'lively/events';
		return $blocks;
	}
);
