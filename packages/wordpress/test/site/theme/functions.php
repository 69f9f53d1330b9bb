<?php
/* The smallest theme: the list of excerpts, a post, and a widget area. */

add_action( 'widgets_init', function () {
	register_sidebar( array( 'id' => 'aside', 'name' => 'Aside' ) );
} );
add_action( 'wp_enqueue_scripts', function () {
	wp_enqueue_style( 'plain', get_stylesheet_uri(), array(), '1' );
} );
