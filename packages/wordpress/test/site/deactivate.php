<?php
/* php deactivate.php FOLDER: what a site without the plugin shows. */

require_once __DIR__ . '/load.php';
deactivate_plugins( 'lively/lively.php' );
echo wp_json_encode( array( 'active' => is_plugin_active( 'lively/lively.php' ) ) );
