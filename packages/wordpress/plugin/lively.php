<?php
/**
 * Plugin Name: Lively
 * Description: Events of a Lively site: a block, a shortcode, and the address of a page on its own line.
 * Version: 0.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * Author: Lively
 * Author URI: https://lively.fr
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: lively
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'LIVELY_FILE', __FILE__ );
define( 'LIVELY_VERSION', '0.0.0' );

require_once __DIR__ . '/includes/texts.php';
require_once __DIR__ . '/includes/site.php';
require_once __DIR__ . '/includes/request.php';
require_once __DIR__ . '/includes/read.php';
require_once __DIR__ . '/includes/render.php';
require_once __DIR__ . '/includes/block.php';
require_once __DIR__ . '/includes/shortcode.php';
require_once __DIR__ . '/includes/addresses.php';
require_once __DIR__ . '/includes/settings.php';
