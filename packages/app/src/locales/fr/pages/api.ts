import type { ApiContent } from '@lively/ui/screens';
import { company } from './company';

export const api: ApiContent = {
  meta: {
    title: 'L’API',
    description:
      'Lire et publier des événements depuis vos outils : quatre points d’accès, une clé, 1 000 requêtes par mois gratuites.',
  },
  poster: { category: 'tech', seed: 'api' },
  overline: 'Développeurs',
  title: 'Les sorties, en JSON',
  lead: 'Un office de tourisme, un journal local, un écran dans un hall : l’API donne les événements de Lively à vos outils.',
  figures: [
    { value: '< 100 ms', label: 'de temps de réponse annoncé' },
    { value: '99,9 %', label: 'de disponibilité annoncée' },
    { value: '1 000', label: 'requêtes gratuites par mois' },
  ],
  features: {
    title: 'Ce que vous obtenez',
    items: [
      {
        id: 'facts',
        title: 'Des faits, rien d’inventé',
        text: 'Une valeur connue ou null. Les estimations affichées sur le site ne sortent pas par l’API.',
      },
      {
        id: 'time',
        title: 'L’heure du lieu',
        text: 'Chaque date porte son fuseau horaire, chaque événement toutes ses séances.',
      },
      {
        id: 'source',
        title: 'La source et la licence',
        text: 'Pour chaque événement importé, vous savez d’où il vient et ce que vous pouvez en faire.',
      },
      {
        id: 'private',
        title: 'Aucune donnée personnelle',
        text: 'Les préférences d’un utilisateur ne se lisent qu’avec sa propre clé.',
      },
    ],
  },
  endpoints: {
    title: 'Quatre points d’accès',
    text: 'L’adresse de base est https://api.lively.fr/v1.',
    parametersLabel: 'Paramètres',
    items: [
      {
        id: 'list',
        method: 'GET',
        path: '/events',
        text: 'La liste des événements, du plus proche au plus lointain dans le temps.',
        parameters: [
          { name: 'location', text: 'une ville, sans tenir compte des accents' },
          { name: 'category', text: 'music, sport, leisure, culture, tech, festival ou food' },
          { name: 'date_start', text: 'premier jour, AAAA-MM-JJ' },
          { name: 'date_end', text: 'dernier jour, compris' },
          { name: 'limit', text: 'de 1 à 100, 20 par défaut' },
        ],
      },
      {
        id: 'create',
        method: 'POST',
        path: '/events',
        text: 'Publie un événement au nom du propriétaire de la clé.',
        parameters: [
          { name: 'title', text: '100 caractères au plus' },
          { name: 'description', text: 'texte simple' },
          { name: 'location', text: 'la ville d’abord' },
          { name: 'date', text: 'AAAA-MM-JJ' },
          { name: 'category', text: 'une des sept catégories' },
        ],
      },
      {
        id: 'read',
        method: 'GET',
        path: '/events/{id}',
        text: 'Un événement, avec toutes ses séances.',
        parameters: [{ name: 'id', text: 'l’identifiant que donne la liste' }],
      },
      {
        id: 'preferences',
        method: 'GET',
        path: '/users/{id}/preferences',
        text: 'Les préférences d’un utilisateur, avec sa clé.',
        parameters: [{ name: 'id', text: 'l’identifiant de l’utilisateur' }],
      },
    ],
  },
  authentication: {
    title: 'Une clé, un en-tête',
    text: 'Chaque requête porte votre clé dans l’en-tête **Authorization: Bearer**. Ne la publiez pas dans une page : appelez l’API depuis votre serveur. Une clé perdue se remplace en un message.',
  },
  example: {
    title: 'Un exemple',
    text: 'Les concerts à Lyon pour le week-end, deux au plus.',
    requestLabel: 'La requête',
    request: `curl --get https://api.lively.fr/v1/events \\
  --header "Authorization: Bearer $LIVELY_KEY" \\
  --data location=Lyon \\
  --data category=music \\
  --data date_start=2026-12-12 \\
  --data date_end=2026-12-13 \\
  --data limit=2`,
    answerLabel: 'La réponse',
    answer: `{
  "events": [
    {
      "id": "00000000-0000-4000-8000-00000000001f",
      "title": "Rock en stock",
      "category": "music",
      "location": "Lyon 2e",
      "venue": "La Chaudronnerie",
      "date": "2026-12-12",
      "time": "20:00",
      "time_zone": "Europe/Paris",
      "price": "14 €",
      "max_capacity": null
    }
  ],
  "total": 1
}`,
  },
  plan: {
    title: 'L’offre gratuite',
    price: '0 €',
    items: [
      '1 000 requêtes par mois',
      'Les quatre points d’accès',
      'Aucune carte bancaire demandée',
      'Au-delà, nous vous prévenons avant de ralentir',
    ],
    action: { label: 'Demander une clé', href: `mailto:${company.partners}` },
    note: 'Les clés sont remises à la main, en un jour ouvré. Les temps et la disponibilité sont nos engagements ; nous ne publions pas encore de relevé indépendant.',
  },
};
