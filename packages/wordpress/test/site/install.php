<?php
/* php install.php FOLDER: creates the tables and the administrator. */

define( 'WP_INSTALLING', true );
require_once __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
ob_start();
wp_install( 'Office de tourisme', 'admin', 'admin@example.org', true, '', 'secret' );
ob_end_clean();
update_option( 'template', 'plain' );
update_option( 'stylesheet', 'plain' );
update_option( 'permalink_structure', '' );
echo wp_json_encode( array( 'version' => get_bloginfo( 'version' ), 'php' => PHP_VERSION ) );
