import type { ApiContent } from '@lively/ui/screens';
import { company } from '../../fr/pages/company';

export const api: ApiContent = {
  meta: {
    title: 'La API',
    description:
      'Leer y publicar eventos desde tus herramientas: cuatro puntos de acceso, una clave, 1000 peticiones al mes gratis.',
  },
  poster: { category: 'tech', seed: 'api' },
  overline: 'Desarrolladores',
  title: 'Los planes, en JSON',
  lead: 'Una oficina de turismo, un periódico local, una pantalla en un vestíbulo: la API da los eventos de Lively a tus herramientas.',
  figures: [
    { value: '< 100 ms', label: 'de tiempo de respuesta anunciado' },
    { value: '99,9 %', label: 'de disponibilidad anunciada' },
    { value: '1000', label: 'peticiones gratis al mes' },
  ],
  features: {
    title: 'Lo que obtienes',
    items: [
      {
        id: 'facts',
        title: 'Hechos, nada inventado',
        text: 'Un valor conocido o null. Las estimaciones que se ven en el sitio no salen por la API.',
      },
      {
        id: 'time',
        title: 'La hora del lugar',
        text: 'Cada fecha lleva su huso horario; cada evento, todas sus sesiones.',
      },
      {
        id: 'source',
        title: 'La fuente y la licencia',
        text: 'De cada evento importado sabes de dónde viene y qué puedes hacer con él.',
      },
      {
        id: 'private',
        title: 'Ningún dato personal',
        text: 'Las preferencias de un usuario solo se leen con su propia clave.',
      },
    ],
  },
  endpoints: {
    title: 'Cuatro puntos de acceso',
    text: 'La dirección base es https://api.lively.fr/v1.',
    parametersLabel: 'Parámetros',
    items: [
      {
        id: 'list',
        method: 'GET',
        path: '/events',
        text: 'La lista de eventos, del más próximo al más lejano en el tiempo.',
        parameters: [
          { name: 'location', text: 'una ciudad, sin distinguir acentos' },
          { name: 'category', text: 'music, sport, leisure, culture, tech, festival o food' },
          { name: 'date_start', text: 'primer día, AAAA-MM-DD' },
          { name: 'date_end', text: 'último día, incluido' },
          { name: 'limit', text: 'de 1 a 100, 20 por defecto' },
        ],
      },
      {
        id: 'create',
        method: 'POST',
        path: '/events',
        text: 'Publica un evento en nombre del propietario de la clave.',
        parameters: [
          { name: 'title', text: '100 caracteres como máximo' },
          { name: 'description', text: 'texto sencillo' },
          { name: 'location', text: 'primero la ciudad' },
          { name: 'date', text: 'AAAA-MM-DD' },
          { name: 'category', text: 'una de las siete categorías' },
        ],
      },
      {
        id: 'read',
        method: 'GET',
        path: '/events/{id}',
        text: 'Un evento, con todas sus sesiones.',
        parameters: [{ name: 'id', text: 'el identificador que da la lista' }],
      },
      {
        id: 'preferences',
        method: 'GET',
        path: '/users/{id}/preferences',
        text: 'Las preferencias de un usuario, con su clave.',
        parameters: [{ name: 'id', text: 'el identificador del usuario' }],
      },
    ],
  },
  authentication: {
    title: 'Una clave, una cabecera',
    text: 'Cada petición lleva tu clave en la cabecera **Authorization: Bearer**. No la publiques en una página: llama a la API desde tu servidor. Una clave perdida se cambia con un mensaje.',
  },
  example: {
    title: 'Un ejemplo',
    text: 'Los conciertos en Lyon del fin de semana, dos como máximo.',
    requestLabel: 'La petición',
    request: `curl --get https://api.lively.fr/v1/events \\
  --header "Authorization: Bearer $LIVELY_KEY" \\
  --data location=Lyon \\
  --data category=music \\
  --data date_start=2026-12-12 \\
  --data date_end=2026-12-13 \\
  --data limit=2`,
    answerLabel: 'La respuesta',
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
    title: 'El plan gratuito',
    price: '0 €',
    items: [
      '1000 peticiones al mes',
      'Los cuatro puntos de acceso',
      'Sin pedir tarjeta bancaria',
      'Si te pasas, te avisamos antes de frenar',
    ],
    action: { label: 'Pedir una clave', href: `mailto:${company.partners}` },
    note: 'Las claves se entregan a mano, en un día laborable. Los tiempos y la disponibilidad son nuestros compromisos; aún no publicamos mediciones independientes.',
  },
};
