import type { GuideContent } from '@lively/ui/screens';
import { company } from '../../../fr/pages/company';

export const promoteEvent: GuideContent = {
  meta: {
    title: 'Promocionar un evento',
    description:
      'Compartir, reunir diez votos, mostrarlo en otras webs: lo que hace visible un evento en Lively, y lo que el dinero no compra.',
  },
  poster: { category: 'festival', seed: 'promote-event' },
  overline: 'Organizar',
  title: 'Promocionar un evento',
  lead: 'Un evento bien descrito ya se recomienda solo. Así se le ayuda sin levantar la voz.',
  facts: ['4 palancas', 'Gratis, salvo la visibilidad extra'],
  parts: [
    {
      id: 'levers',
      kind: 'cards',
      title: 'Cuatro palancas',
      cards: [
        {
          id: 'page',
          title: 'Una página completa',
          text: 'Primero, la categoría correcta: es la que se encuentra con las preferencias. Luego la ciudad, la hora de final, el precio y una descripción que responda a las preguntas.',
        },
        {
          id: 'share',
          title: 'El enlace',
          text: 'El botón «Compartir» da una dirección que se lee sin cuenta. En un mensaje aparece con el título, la fecha y el lugar.',
        },
        {
          id: 'votes',
          title: 'Diez votos a favor',
          text: 'A partir de diez votos positivos, el cartel lleva la mención «Popular». Un voto por persona; el tuyo no bastará.',
        },
        {
          id: 'widget',
          title: 'Tu propia web',
          text: 'Una etiqueta para pegar muestra tus eventos en tu web o en la de un socio, sin cookies ni marcos.',
        },
      ],
    },
    {
      id: 'premium',
      kind: 'text',
      title: 'La visibilidad de pago',
      blocks: [
        `Hay opciones premium para organizadores: un lugar en una selección, señalado como tal, por el tiempo que elijas. Se piden en [${company.organisers}](mailto:${company.organisers}); rechazamos lo que no encaja con el público.`,
        {
          note: 'No añaden ni un punto. Un evento promocionado no se recomienda mejor: se ve en un sitio más, y se dice.',
        },
      ],
    },
    {
      id: 'useless',
      kind: 'text',
      title: 'Lo que no cambia nada',
      blocks: [
        {
          list: [
            'Las mayúsculas y los signos de exclamación en el título.',
            'Publicar el mismo evento varias veces: los duplicados se retiran.',
            'Poner un mercado en «Música» porque hay un acordeón. Los amantes del jazz harán clic una vez.',
          ],
        },
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'El buen momento',
      tips: [
        'Cuatro semanas antes para el anuncio, diez días antes para el recordatorio.',
        'Las recomendaciones dan 15 puntos más en los diez días anteriores: que te pillen listo.',
        'Un jueves a mediodía se planea el fin de semana. Un domingo por la noche ya se acabó.',
      ],
    },
  ],
  action: { label: 'Ver mis eventos', href: '/my-events' },
  next: {
    title: 'Y después',
    links: [
      { label: 'Leer tus cifras', href: '/help/analytics', text: 'Saber qué ha funcionado.' },
      { label: 'Tu primer evento', href: '/blog/first-event', text: 'Un calendario de seis semanas.' },
    ],
  },
};
