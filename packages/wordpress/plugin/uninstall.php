<?php
/* Removes what the plugin stored. Read events are transients, which end by themselves. */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

delete_option( 'lively_site' );
