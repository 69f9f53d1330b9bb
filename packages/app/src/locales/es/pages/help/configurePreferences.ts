import type { GuideContent } from '@lively/ui/screens';

export const configurePreferences: GuideContent = {
  meta: {
    title: 'Ajustar tus preferencias',
    description:
      'Elegir lo que te gusta entre seis familias, aceptar o descartar una sugerencia, quitarlo todo: qué hace cada ajuste en tus recomendaciones.',
  },
  poster: { category: 'leisure', seed: 'configure-preferences' },
  overline: 'Para empezar',
  title: 'Ajustar tus preferencias',
  lead: 'Tus preferencias pesan más que todo lo demás en la clasificación. Dos minutos bastan para que se te parezca.',
  facts: ['3 pasos', '2 minutos', 'Modificable en cualquier momento'],
  parts: [
    {
      id: 'steps',
      kind: 'steps',
      title: 'Elegir',
      steps: [
        {
          id: 'category',
          title: 'Una familia',
          text: 'Conciertos, deporte, espectáculos, arte y cultura, festivales, fiestas populares. La ventana se abre sola en tu primera visita a «Para ti»; después la abre un botón que dice cuántas preferencias tienes.',
        },
        {
          id: 'subcategory',
          title: 'Lo que te gusta de ella',
          text: 'Marca tantas casillas como quieras: jazz pero no ópera, rugby y senderismo. Vuelve a las familias para añadir más.',
        },
        {
          id: 'recap',
          title: 'El resumen',
          text: 'Está todo, y todo se puede quitar todavía. Guarda: las recomendaciones cambian al momento.',
          details: [
            'Hay que haber confirmado el correo electrónico.',
            'Sin ninguna preferencia marcada no hay nada que guardar.',
          ],
        },
      ],
    },
    {
      id: 'effect',
      kind: 'text',
      title: 'Lo que cambia',
      blocks: [
        'Cada preferencia que coincide con un evento le suma 50 puntos. Es más que la distancia (30), la fecha (15) y la afluencia (10). El detalle se muestra en cada tarjeta y en la página [Cómo clasificamos los eventos](/ranking).',
      ],
    },
    {
      id: 'suggestions',
      kind: 'text',
      title: 'Las sugerencias',
      blocks: [
        'Cuando has abierto al menos tres eventos del mismo tipo, te proponemos añadirlo: cinco sugerencias como máximo, que aceptas o descartas de un gesto. Nada se añade sin ti.',
        'Si la personalización está desactivada en [tus opciones de cookies](/cookies), tus clics no se registran y no hay sugerencias.',
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'Para tener buenas recomendaciones',
      tips: [
        'Entre tres y seis preferencias precisas valen más que marcarlo todo: si todo te gusta, nada destaca.',
        'Indica tu ciudad en el perfil; si no, las distancias se cuentan desde París.',
        'Vuelve una vez por temporada. No gustan las mismas cosas en febrero que en julio.',
      ],
    },
  ],
  action: { label: 'Ver mis recomendaciones', href: '/events' },
  next: {
    title: 'Y después',
    links: [
      { label: 'Cuidar tu perfil', href: '/help/optimize-profile', text: 'Ciudad, foto, visibilidad.' },
      { label: 'Cómo clasificamos', href: '/ranking', text: 'Las reglas, con sus números.' },
    ],
  },
};
