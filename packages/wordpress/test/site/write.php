<?php
/*
 * php write.php FOLDER ROLE TITLE CONTENT: writes a post with the rights of a role, whose HTML WordPress filters. An administrator
 * publishes what its writer may not.
 */

require_once __DIR__ . '/load.php';
list( , , $role, $title, $content ) = $argv;

$user = username_exists( $role );
if ( ! $user ) {
	$user = wp_insert_user( array( 'user_login' => $role, 'user_pass' => 'secret', 'role' => $role ) );
}
wp_set_current_user( $user );
kses_init();
$status = current_user_can( 'publish_posts' ) ? 'publish' : 'pending';
$post   = wp_insert_post( wp_slash( array( 'post_title' => $title, 'post_content' => $content, 'post_status' => $status ) ), true );
wp_set_current_user( 1 );
if ( 'pending' === $status ) {
	wp_publish_post( $post );
}
echo wp_json_encode( array( 'id' => $post, 'url' => get_permalink( $post ), 'stored' => get_post( $post )->post_content ) );
