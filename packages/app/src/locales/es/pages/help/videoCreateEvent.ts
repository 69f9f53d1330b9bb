import type { GuideContent } from '@lively/ui/screens';

export const videoCreateEvent: GuideContent = {
  meta: {
    title: 'Crear un evento, la visita guiada',
    description:
      'El recorrido completo para crear un evento en Lively, minuto a minuto, para leerlo mientras rellenas el formulario.',
  },
  poster: { category: 'leisure', seed: 'video-create-event' },
  overline: 'Organizar',
  title: 'Crear un evento, minuto a minuto',
  lead: 'El vídeo aún no está rodado. Mientras tanto, esto es lo que mostrará: el texto está completo, y se lee más rápido.',
  facts: ['5 minutos', 'Solo texto, de momento'],
  parts: [
    {
      id: 'script',
      kind: 'steps',
      title: 'El recorrido',
      steps: [
        {
          id: 'minute-0',
          title: 'Minuto 0: abrir el formulario',
          text: 'En el menú, «Crear». Si no has iniciado sesión, primero se abre esa página y luego te devuelve aquí.',
        },
        {
          id: 'minute-1',
          title: 'Minuto 1: el título',
          text: 'Escribimos «Taller de pan de masa madre, de la harina a la hogaza». El campo admite 100 caracteres; este tiene menos de sesenta. Categoría: gastronomía.',
        },
        {
          id: 'minute-2',
          title: 'Minuto 2: dónde y cuándo',
          text: '«Paris 14e, Fournil de la rue Daguerre». Primero la ciudad. Después la fecha, con el calendario o el teclado, y la hora de inicio.',
        },
        {
          id: 'minute-3',
          title: 'Minuto 3: la imagen',
          text: 'Soltamos una foto de 4 MB; aparece una vista previa. Un archivo de más de 10 MB se rechazaría enseguida, con una frase que dice por qué. Sin imagen, se dibuja el cartel.',
        },
        {
          id: 'minute-4',
          title: 'Minuto 4: la descripción',
          text: 'Doce participantes como máximo. Tres frases: te llevas una hogaza y un bote de masa madre, el delantal está incluido, principiantes bienvenidos.',
        },
        {
          id: 'minute-5',
          title: 'Minuto 5: publicar',
          text: '¿Un campo olvidado? Se señala y el cursor va a él. Si no, aparece «¡Evento creado!» y el inicio vuelve dos segundos después. La página está en línea.',
        },
      ],
    },
    {
      id: 'why',
      kind: 'text',
      title: '¿Y el vídeo?',
      blocks: [
        'Llevará subtítulos en tres idiomas y descripción para quienes no lo vean. Eso lleva tiempo, y preferimos anunciarlo cuando exista. Este texto se quedará en todo caso.',
      ],
    },
  ],
  action: { label: 'Abrir el formulario', href: '/create-event' },
  next: {
    title: 'Y después',
    links: [
      {
        label: 'La guía con la lista para marcar',
        href: '/help/create-event',
        text: 'Seis pasos y diez puntos que comprobar.',
      },
      { label: 'Promocionar un evento', href: '/help/promote-event', text: 'Cuando la página esté en línea.' },
    ],
  },
};
