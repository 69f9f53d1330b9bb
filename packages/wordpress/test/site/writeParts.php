<?php
/* php writeParts.php FOLDER: fills the widget area by a block and a shortcode, and writes a synced pattern. */

require_once __DIR__ . '/load.php';
$block = '<!-- wp:lively/events {"city":"Lyon","limit":4} /-->';
update_option( 'widget_block', array( 2 => array( 'content' => $block ), '_multiwidget' => 1 ) );
update_option( 'widget_text', array( 2 => array( 'title' => '', 'text' => '[lively city="Paris" limit="2"]', 'filter' => true, 'visual' => true ), '_multiwidget' => 1 ) );
update_option( 'sidebars_widgets', array( 'aside' => array( 'block-2', 'text-2' ), 'wp_inactive_widgets' => array(), 'array_version' => 3 ) );
$synced     = wp_insert_post( array( 'post_type' => 'wp_block', 'post_title' => 'Lyon', 'post_content' => $block, 'post_status' => 'publish' ) );
$registered = WP_Block_Patterns_Registry::get_instance()->get_registered( 'lively/tonight' );
echo wp_json_encode( array( 'synced' => $synced, 'registered' => $registered['content'] ) );
