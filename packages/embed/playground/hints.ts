/** What each attribute does, for the partner who fills it in. */
export const hints: Readonly<Record<string, string>> = {
  'event-id': 'L’événement à montrer, par son uuid. Sans lui, le premier qui vient.',
  layout: 'Des lignes avec affiches, un mur d’affiches, ou un agenda sans image. Par défaut\u00A0: list.',
  limit: 'Combien d’événements, cent au plus. S’il y en a davantage, le widget le dit. Par défaut\u00A0: 6.',
  city: 'Seulement les événements de cette ville.',
  category: 'Seulement cette catégorie\u00A0: music, sport, leisure, culture, tech, festival, food.',
  date: 'Seulement ces jours-là, à l’heure du lieu. Par défaut\u00A0: all.',
  near: 'D’abord les événements proches de cette ville. Par défaut\u00A0: city, sinon Paris.',
  tags: 'D’abord ces goûts, séparés par des virgules\u00A0: Jazz, Expositions. Ils sont traduits ci-dessous.',
  source: 'Adresse d’un serveur Lively ou d’un fichier JSON. Sans elle, le JSON placé dans l’élément.',
  apikey: 'Clé publique du serveur\u202F; sa présence dit que la source en est un.',
  site: 'Le site qui montre la page d’un événement. Par défaut\u00A0: celui d’où vient le script.',
  lang: 'Par défaut\u00A0: la langue de la page, sinon du navigateur, sinon fr.',
  theme: 'auto suit le visiteur. Par défaut\u00A0: comme la page.',
  accent: 'Couleur des boutons. Leur texte est noir ou blanc, selon ce qui se lit le mieux.',
};
