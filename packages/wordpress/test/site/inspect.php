<?php
/* php inspect.php FOLDER: prints what only PHP sees. */

require_once __DIR__ . '/load.php';
$texts = array();
foreach ( array( 'fr_FR', 'en_GB', 'es_ES', 'de_DE' ) as $locale ) {
	$filter = function () use ( $locale ) {
		return $locale;
	};
	add_filter( 'pre_determine_locale', $filter );
	$texts[ $locale ] = lively_texts();
	remove_filter( 'pre_determine_locale', $filter );
}
$origins = array();
foreach ( array( 'https://lively.fr/', 'HTTPS://Lively.FR/explore?x', 'http://localhost:4173', 'javascript:alert(1)', 'lively.fr', 'https://user:pass@lively.fr' ) as $typed ) {
	$origins[ $typed ] = lively_origin( $typed );
}
ob_start();
lively_render_settings();
echo wp_json_encode(
	array(
		'texts'    => $texts,
		'origins'  => $origins,
		'provider' => _wp_oembed_get_object()->get_provider( lively_site() . '/en/event/17', array( 'discover' => false ) ),
		'block'    => WP_Block_Type_Registry::get_instance()->get_registered( 'lively/events' )->title,
		'settings' => ob_get_clean(),
	)
);
