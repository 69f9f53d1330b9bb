import type { ApiContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const api: ApiContent = {
  meta: {
    title: 'The API',
    description: 'Read and publish events from your own tools: four endpoints, one key, 1,000 free requests a month.',
  },
  poster: { category: 'tech', seed: 'api' },
  overline: 'Developers',
  title: 'Outings, in JSON',
  lead: 'A tourist office, a local paper, a screen in a lobby: the API gives Lively’s events to your tools.',
  figures: [
    { value: '< 100 ms', label: 'claimed response time' },
    { value: '99.9%', label: 'claimed availability' },
    { value: '1,000', label: 'free requests a month' },
  ],
  features: {
    title: 'What you get',
    items: [
      {
        id: 'facts',
        title: 'Facts, nothing made up',
        text: 'A known value or null. The estimates shown on the site do not leave through the API.',
      },
      {
        id: 'time',
        title: 'The time of the venue',
        text: 'Each date carries its time zone, each event all its timings.',
      },
      {
        id: 'source',
        title: 'The source and the licence',
        text: 'For every imported event, you know where it comes from and what you may do with it.',
      },
      {
        id: 'private',
        title: 'No personal data',
        text: 'A user’s preferences can only be read with that user’s own key.',
      },
    ],
  },
  endpoints: {
    title: 'Four endpoints',
    text: 'The base address is https://api.lively.fr/v1.',
    parametersLabel: 'Parameters',
    items: [
      {
        id: 'list',
        method: 'GET',
        path: '/events',
        text: 'The list of events, from the soonest to the latest.',
        parameters: [
          { name: 'location', text: 'a city, whatever the accents' },
          { name: 'category', text: 'music, sport, leisure, culture, tech, festival or food' },
          { name: 'date_start', text: 'first day, YYYY-MM-DD' },
          { name: 'date_end', text: 'last day, included' },
          { name: 'limit', text: 'from 1 to 100, 20 by default' },
        ],
      },
      {
        id: 'create',
        method: 'POST',
        path: '/events',
        text: 'Publishes an event on behalf of the owner of the key.',
        parameters: [
          { name: 'title', text: 'at most 100 characters' },
          { name: 'description', text: 'plain text' },
          { name: 'location', text: 'the city first' },
          { name: 'date', text: 'YYYY-MM-DD' },
          { name: 'category', text: 'one of the seven categories' },
        ],
      },
      {
        id: 'read',
        method: 'GET',
        path: '/events/{id}',
        text: 'One event, with all its timings.',
        parameters: [{ name: 'id', text: 'the identifier given by the list' }],
      },
      {
        id: 'preferences',
        method: 'GET',
        path: '/users/{id}/preferences',
        text: 'A user’s preferences, with that user’s key.',
        parameters: [{ name: 'id', text: 'the user’s identifier' }],
      },
    ],
  },
  authentication: {
    title: 'One key, one header',
    text: 'Each request carries your key in the header **Authorization: Bearer**. Do not publish it in a page: call the API from your server. A lost key is replaced with one message.',
  },
  example: {
    title: 'An example',
    text: 'Concerts in Lyon this weekend, two at most.',
    requestLabel: 'The request',
    request: `curl --get https://api.lively.fr/v1/events \\
  --header "Authorization: Bearer $LIVELY_KEY" \\
  --data location=Lyon \\
  --data category=music \\
  --data date_start=2026-12-12 \\
  --data date_end=2026-12-13 \\
  --data limit=2`,
    answerLabel: 'The answer',
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
    title: 'The free plan',
    price: '€0',
    items: [
      '1,000 requests a month',
      'All four endpoints',
      'No bank card asked for',
      'Beyond that, we warn you before slowing down',
    ],
    action: { label: 'Ask for a key', href: `mailto:${company.partners}` },
    note: 'Keys are handed out by hand, within one working day. Speed and availability are our commitments; we do not publish independent measurements yet.',
  },
};
