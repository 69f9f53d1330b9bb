<?php
/* What edit.js needs, and its version. */

return array(
	'dependencies' => array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-server-side-render' ),
	'version'      => '0.0.0',
);
