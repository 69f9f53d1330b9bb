<?php
/* Loads WordPress from the folder in the first argument, as the administrator, for a script that prints JSON. */

$_SERVER['HTTP_HOST']       = 'localhost';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
require_once $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
if ( ! defined( 'WP_INSTALLING' ) ) {
	wp_set_current_user( 1 );
}
