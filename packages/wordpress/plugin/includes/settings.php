<?php
/* Settings, Lively: the address of the site. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_action(
	'admin_init',
	function () {
		register_setting(
			'lively',
			'lively_site',
			array(
				'type'              => 'string',
				'default'           => '',
				'sanitize_callback' => 'lively_sanitize_site',
			)
		);
	}
);

/** Returns the origin of the typed address; the former one if it is none. */
function lively_sanitize_site( $typed ) {
	$origin = lively_origin( $typed );
	if ( '' === $origin && '' !== trim( (string) $typed ) ) {
		add_settings_error( 'lively_site', 'lively_site', lively_texts()['siteInvalid'] );
		return lively_site();
	}
	return $origin;
}

add_action(
	'admin_menu',
	function () {
		$title = lively_texts()['settings'];
		add_options_page( $title, $title, 'manage_options', 'lively', 'lively_render_settings' );
	}
);

function lively_render_settings() {
	$texts = lively_texts();
	?>
	<div class="wrap">
		<h1><?php echo esc_html( $texts['settings'] ); ?></h1>
		<form method="post" action="options.php">
			<?php settings_fields( 'lively' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="lively_site"><?php echo esc_html( $texts['site'] ); ?></label></th>
					<td>
						<input type="url" class="regular-text" id="lively_site" name="lively_site" aria-describedby="lively_site_help" value="<?php echo esc_attr( lively_site() ); ?>">
						<p class="description" id="lively_site_help"><?php echo esc_html( $texts['siteHelp'] ); ?></p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
		<p><?php echo esc_html( $texts['usage'] ); ?></p>
	</div>
	<?php
}
