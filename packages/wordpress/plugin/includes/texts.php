<?php
/*
 * The texts of the editor and the settings. The texts of events come from the Lively site, in the language of the list.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Returns the language of Lively for a locale of WordPress: fr, en or es. */
function lively_language( $locale ) {
	$language = strtolower( substr( (string) $locale, 0, 2 ) );
	return in_array( $language, array( 'fr', 'es' ), true ) ? $language : 'en';
}

/** Returns the texts in the language of the reader of the administration. */
function lively_texts() {
	$texts = array(
		'fr' => array(
			'title'         => 'Événements Lively',
			'description'   => 'Les prochains événements d’un lieu, d’une recherche ou d’une page de Lively : liste, semaine, mois, recherche.',
			'url'           => 'Adresse d’une page de Lively',
			'urlHelp'       => 'Une recherche ou un événement : copiez l’adresse de la page. Les champs suivants la complètent.',
			'query'         => 'Recherche',
			'queryHelp'     => 'Par exemple : concerts gratuits ce week-end à Nantes',
			'city'          => 'Ville',
			'venue'         => 'Lieu',
			'organizer'     => 'Organisateur',
			'exactName'     => 'Son nom exact.',
			'layout'        => 'Présentation',
			'date'          => 'Jours',
			'choices'       => array(
				'layout' => array(
					''         => 'Liste avec images',
					'compact'  => 'Liste sans images',
					'week'     => 'Semaine, jour par jour',
					'month'    => 'Calendrier du mois',
					'search'   => 'Recherche et liste',
				),
				'date'   => array(
					''         => 'Tous',
					'today'    => 'Aujourd’hui',
					'tonight'  => 'Ce soir',
					'tomorrow' => 'Demain',
					'weekend'  => 'Ce week-end',
				),
			),
			'limit'         => 'Nombre d’événements',
			'partner'       => 'Votre nom, pour les statistiques',
			'partnerHelp'   => 'Facultatif, 60 caractères au plus. Le site Lively compte alors par jour les événements ouverts depuis vos pages, sans rien savoir de vos visiteurs.',
			'pattern'       => 'Ce soir',
			'patternQuery'  => 'ce soir',
			'settings'      => 'Lively',
			'site'          => 'Adresse du site Lively',
			'siteHelp'      => 'Celle de sa page d’accueil, par exemple https://lively.fr. Les événements y sont lus par votre serveur.',
			'siteMissing'   => 'Indiquez l’adresse du site Lively dans Réglages, Lively.',
			'siteInvalid'   => 'Cette adresse n’est pas celle d’un site. Exemple : https://lively.fr',
			'failed'        => 'Voir les événements',
			'usage'         => 'Ajoutez le bloc « Événements Lively », écrivez [lively city="Lyon" limit="4"], ou collez l’adresse d’une page de Lively seule sur sa ligne.',
		),
		'en' => array(
			'title'         => 'Lively events',
			'description'   => 'The next events of a place, a search or a page of Lively: a list, a week, a month, a search box.',
			'url'           => 'Address of a page of Lively',
			'urlHelp'       => 'A search or an event: copy the address of the page. The fields below add to it.',
			'query'         => 'Search',
			'queryHelp'     => 'For example: free concerts this weekend in Nantes',
			'city'          => 'Town',
			'venue'         => 'Venue',
			'organizer'     => 'Organiser',
			'exactName'     => 'The exact name.',
			'layout'        => 'Layout',
			'date'          => 'Days',
			'choices'       => array(
				'layout' => array(
					''         => 'List with pictures',
					'compact'  => 'List without pictures',
					'week'     => 'Week, day by day',
					'month'    => 'Calendar of the month',
					'search'   => 'Search box and list',
				),
				'date'   => array(
					''         => 'All',
					'today'    => 'Today',
					'tonight'  => 'Tonight',
					'tomorrow' => 'Tomorrow',
					'weekend'  => 'This weekend',
				),
			),
			'limit'         => 'Number of events',
			'partner'       => 'Your name, for the counts',
			'partnerHelp'   => 'Optional, at most 60 characters. The Lively site then counts by day the events opened from your pages, and learns nothing about your visitors.',
			'pattern'       => 'Tonight',
			'patternQuery'  => 'tonight',
			'settings'      => 'Lively',
			'site'          => 'Address of the Lively site',
			'siteHelp'      => 'That of its home page, for example https://lively.fr. Your server reads the events there.',
			'siteMissing'   => 'Enter the address of the Lively site in Settings, Lively.',
			'siteInvalid'   => 'This is not the address of a site. Example: https://lively.fr',
			'failed'        => 'See the events',
			'usage'         => 'Add the block “Lively events”, write [lively city="Lyon" limit="4"], or paste the address of a page of Lively on its own line.',
		),
		'es' => array(
			'title'         => 'Eventos de Lively',
			'description'   => 'Los próximos eventos de un lugar, una búsqueda o una página de Lively: lista, semana, mes, búsqueda.',
			'url'           => 'Dirección de una página de Lively',
			'urlHelp'       => 'Una búsqueda o un evento: copia la dirección de la página. Los campos siguientes la completan.',
			'query'         => 'Búsqueda',
			'queryHelp'     => 'Por ejemplo: conciertos gratis este fin de semana en Nantes',
			'city'          => 'Municipio',
			'venue'         => 'Lugar',
			'organizer'     => 'Organizador',
			'exactName'     => 'El nombre exacto.',
			'layout'        => 'Presentación',
			'date'          => 'Días',
			'choices'       => array(
				'layout' => array(
					''         => 'Lista con imágenes',
					'compact'  => 'Lista sin imágenes',
					'week'     => 'Semana, día por día',
					'month'    => 'Calendario del mes',
					'search'   => 'Búsqueda y lista',
				),
				'date'   => array(
					''         => 'Todos',
					'today'    => 'Hoy',
					'tonight'  => 'Esta noche',
					'tomorrow' => 'Mañana',
					'weekend'  => 'Este fin de semana',
				),
			),
			'limit'         => 'Número de eventos',
			'partner'       => 'Tu nombre, para las cifras',
			'partnerHelp'   => 'Opcional, 60 caracteres como máximo. El sitio Lively cuenta entonces por día los eventos abiertos desde tus páginas, sin saber nada de tus visitantes.',
			'pattern'       => 'Esta noche',
			'patternQuery'  => 'esta noche',
			'settings'      => 'Lively',
			'site'          => 'Dirección del sitio de Lively',
			'siteHelp'      => 'La de su página de inicio, por ejemplo https://lively.fr. Tu servidor lee allí los eventos.',
			'siteMissing'   => 'Indica la dirección del sitio de Lively en Ajustes, Lively.',
			'siteInvalid'   => 'Esta no es la dirección de un sitio. Ejemplo: https://lively.fr',
			'failed'        => 'Ver los eventos',
			'usage'         => 'Añade el bloque «Eventos de Lively», escribe [lively city="Lyon" limit="4"], o pega la dirección de una página de Lively en su propia línea.',
		),
	);
	return $texts[ lively_language( determine_locale() ) ];
}
