<?php
/* php expire.php FOLDER: makes every read list too old. */

require_once __DIR__ . '/load.php';
global $wpdb;
$count = 0;
foreach ( $wpdb->get_col( "select option_name from $wpdb->options where option_name like '\_transient\_lively\_%'" ) as $name ) {
	$known          = get_option( $name );
	$known['until'] = 0;
	update_option( $name, $known );
	++$count;
}
echo wp_json_encode( array( 'count' => $count ) );
