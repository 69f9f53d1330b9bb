<?php
/* Renders events as HTML that reads without style and script: in feeds, excerpts and mails, too. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Renders the events that attributes ask for. Every text is escaped. */
function lively_render( $attributes ) {
	$attributes = array_merge( lively_attributes(), array_intersect_key( (array) $attributes, lively_attributes() ) );
	if ( '' === lively_site() ) {
		return current_user_can( 'manage_options' ) ? '<p>' . esc_html( lively_texts()['siteMissing'] ) . '</p>' : '';
	}
	$path = lively_path( $attributes );
	if ( null === $path ) {
		return '<p><a href="' . esc_url( $attributes['url'] ) . '">' . esc_html( $attributes['url'] ) . '</a></p>';
	}
	$content = lively_read( $path );
	if ( null === $content ) {
		return '<p><a href="' . esc_url( lively_site() . $path ) . '">' . esc_html( lively_texts()['failed'] ) . '</a></p>';
	}
	wp_enqueue_style( 'lively' );
	return lively_render_content( $content, lively_layout( $path ) );
}

/** Returns the layout of a path; that of a list for an unknown one. */
function lively_layout( $path ) {
	wp_parse_str( (string) wp_parse_url( $path, PHP_URL_QUERY ), $parameters );
	$layout = $parameters['layout'] ?? '';
	return is_string( $layout ) && in_array( $layout, array( 'compact', 'week', 'month', 'search' ), true ) ? $layout : 'list';
}

/**
 * Renders a content on one line, because WordPress makes lines of an embed paragraphs. Each event is a sentence, because excerpts
 * remove the elements.
 */
function lively_render_content( $content, $layout ) {
	$name  = $content['period'] ? $content['title'] . ' · ' . $content['period']['title'] : $content['title'];
	$title = 'list' === $content['kind'] ? '<p class="lively-title"><strong>' . esc_html( lively_end( $name ) ) . '</strong></p> ' : '';
	$head  = '';
	// An excerpt keeps the texts of a table or a form, without their meaning.
	if ( ! doing_filter( 'get_the_excerpt' ) ) {
		$head = $content['search'] ? lively_render_search( $content ) : ( $content['weekdays'] ? lively_render_month( $content ) : '' );
	}
	$list = $content['events'] ? lively_render_days( $content, $layout ) : '<p>' . esc_html( $content['message'] ) . '</p> ';
	$all  = '<p class="lively-all">' . lively_link( $content['link']['url'], $content['link']['label'] ) . '</p>';
	return '<div class="lively" lang="' . esc_attr( $content['language'] ) . '">' . $title . $head . $list . $all . '</div>';
}

/** Renders a list of events, or one for each day of a week. */
function lively_render_days( $content, $layout ) {
	$has_pictures = 'list' === $layout || 'search' === $layout;
	if ( 'week' !== ( $content['period']['kind'] ?? '' ) ) {
		return lively_render_list( $content['events'], $has_pictures );
	}
	$html = '';
	foreach ( $content['days'] as $day ) {
		$events = array();
		foreach ( $content['events'] as $event ) {
			if ( $event['day'] === $day['date'] ) {
				// The day is above the event.
				$events[] = array_merge( $event, array( 'when' => $event['time'] ) );
			}
		}
		if ( $events ) {
			$html .= '<p class="lively-day"><strong>' . esc_html( lively_end( $day['name'] ) ) . '</strong></p> ' . lively_render_list( $events, false );
		}
	}
	return $html;
}

function lively_render_list( $events, $has_pictures ) {
	$items = '';
	foreach ( $events as $event ) {
		$items .= '<li>' . lively_render_event( $has_pictures ? $event : array_merge( $event, array( 'picture' => '' ) ) ) . '</li> ';
	}
	return '<ul>' . $items . '</ul> ';
}

/** Renders the calendar of a month, whose days with events are links to the Lively site. */
function lively_render_month( $content ) {
	$heads = '';
	foreach ( $content['weekdays'] as $weekday ) {
		$heads .= '<th scope="col" abbr="' . esc_attr( $weekday ) . '">' . esc_html( mb_substr( $weekday, 0, 3 ) ) . '</th>';
	}
	$first  = strtotime( ( $content['days'][0]['date'] ?? '' ) . ' UTC' );
	$blanks = $first ? (int) gmdate( 'N', $first ) - 1 : 0;
	$cells  = array_fill( 0, $blanks, '<td></td>' );
	foreach ( $content['days'] as $day ) {
		$number  = esc_html( (string) (int) substr( $day['date'], 8 ) );
		$label   = esc_attr( $day['name'] . ', ' . $day['count'] );
		$cells[] = '<td>' . ( $day['url'] ? '<a href="' . esc_url( $day['url'] ) . '" aria-label="' . $label . '">' . $number . '</a>' : $number ) . '</td>';
	}
	$weeks = '';
	foreach ( array_chunk( $cells, 7 ) as $week ) {
		$weeks .= '<tr>' . implode( '', $week ) . '</tr>';
	}
	return '<table class="lively-month"><thead><tr>' . $heads . '</tr></thead><tbody>' . $weeks . '</tbody></table> ';
}

/** Renders a search box, which opens the Lively site. The other filters stay. */
function lively_render_search( $content ) {
	$texts = $content['search'];
	wp_parse_str( (string) wp_parse_url( $content['link']['url'], PHP_URL_QUERY ), $filters );
	$kept = '';
	foreach ( array_filter( $filters, 'is_string' ) as $name => $value ) {
		// The sentence replaces the words of an address.
		if ( 'q' !== $name && 'line' !== $name ) {
			$kept .= '<input type="hidden" name="' . esc_attr( $name ) . '" value="' . esc_attr( $value ) . '">';
		}
	}
	$page = preg_replace( '/\?.*$/', '', $content['link']['url'] );
	return '<form class="lively-search" role="search" action="' . esc_url( $page ) . '">' . $kept . '<label>' . esc_html( $texts['label'] ) . ' <input type="search" name="line" maxlength="200" placeholder="' . esc_attr( $texts['placeholder'] ) . '"></label> <button>' . esc_html( $texts['submit'] ) . '</button></form> ';
}

function lively_render_event( $event ) {
	$picture = $event['picture'] ? '<img src="' . esc_url( $event['picture'] ) . '" alt="" width="320" height="400" loading="lazy"> ' : '';
	$facts   = array_filter( array( $event['status'], $event['when'], $event['place'], $event['price'] ) );
	$html    = '<span class="lively-name">' . lively_link( $event['url'], $event['title'] ) . '</span>';
	if ( $facts ) {
		$html .= ' <span class="lively-facts"><span class="lively-dot">·</span> ' . esc_html( implode( ' · ', $facts ) ) . '.</span>';
	}
	foreach ( array_filter( array( $event['otherDates'], $event['description'] ) ) as $text ) {
		$html .= ' <span class="lively-text">' . esc_html( $text ) . '</span>';
	}
	if ( $event['credit']['text'] ) {
		$text  = $event['credit']['text'];
		$html .= ' <small class="lively-credit">' . ( $event['credit']['url'] ? lively_link( $event['credit']['url'], $text ) : esc_html( $text ) ) . '</small>';
	}
	return $picture . '<span class="lively-event">' . $html . '</span>';
}

/** Ends a sentence with a full stop, unless it has an end: « 30 nov. ». */
function lively_end( $text ) {
	return preg_match( '/[.!?…]$/u', $text ) ? $text : $text . '.';
}

function lively_link( $url, $text ) {
	return '<a href="' . esc_url( $url ) . '">' . esc_html( $text ) . '</a>';
}

add_action(
	'init',
	function () {
		wp_register_style( 'lively', plugins_url( 'style.css', LIVELY_FILE ), array(), LIVELY_VERSION );
	},
	5
);
