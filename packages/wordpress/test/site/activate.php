<?php
/* php activate.php FOLDER SITE: activates the plugin, and enters the address of the Lively site in its settings. */

require_once __DIR__ . '/load.php';
$error = activate_plugin( 'lively/lively.php' );
do_action( 'admin_init' );
update_option( 'lively_site', $argv[2] );
echo wp_json_encode( array( 'error' => is_wp_error( $error ) ? $error->get_error_message() : null, 'site' => get_option( 'lively_site' ) ) );
