import type { GuideContent } from '@lively/ui/screens';
import { company } from '../../../fr/pages/company';

export const manageParticipants: GuideContent = {
  meta: {
    title: 'Seguir la asistencia',
    description:
      'Cuánta gente viene, de dónde sale ese número y qué hacer con la sala llena: lo que ve un organizador en Lively, y lo que no.',
  },
  poster: { category: 'sport', seed: 'manage-participants' },
  overline: 'Organizar',
  title: 'Seguir la asistencia',
  lead: 'Ves cuánta gente viene. No ves quién: eso es cosa suya.',
  facts: ['Números públicos', 'Nombres privados'],
  parts: [
    {
      id: 'count',
      kind: 'text',
      title: 'El número que se muestra',
      blocks: [
        'Cada vez que una persona con sesión iniciada sigue el enlace de tu taquilla se registra una participación: una por persona y por evento, aunque haga diez clics. El total lo cuenta la base de datos y lo ve todo el mundo.',
        'Mientras nadie haya seguido el enlace mostramos una estimación, precedida del signo ≈. No cuenta ni en la clasificación ni en los archivos que compartimos.',
        {
          note: 'No es una lista de entradas. El número de entradas vendidas es el de tu taquilla.',
        },
      ],
    },
    {
      id: 'names',
      kind: 'text',
      title: 'Por qué no los nombres',
      blocks: [
        'Un plan dice mucho: una reunión, un culto, un concierto benéfico. En Lively, la participación de una persona solo puede leerla ella. Si necesitas una lista, para una caminata o un taller, pide la inscripción en tu taquilla o por mensaje, diciendo para qué servirá.',
      ],
    },
    {
      id: 'capacity',
      kind: 'steps',
      title: 'Cuando la sala se llena',
      steps: [
        {
          id: 'maximum',
          title: 'Fija un máximo',
          text: 'En «Mis creaciones», modifica el evento e indica el número de plazas. Aparece en la página.',
        },
        {
          id: 'full',
          title: 'Anuncia que está completo',
          text: 'Cierra la venta en tu taquilla y dilo en la primera línea de la descripción.',
        },
        {
          id: 'changes',
          title: 'Avisa de un cambio',
          text: 'Una nueva fecha o un nuevo lugar se ven al momento en la página, pero Lively no envía mensajes por ti. Escribe a tus inscritos desde la taquilla.',
        },
      ],
    },
    {
      id: 'absent',
      kind: 'tips',
      title: 'Contra las sillas vacías',
      tips: [
        'Recuerda la regla: cancelar es gratis hasta 24 horas antes.',
        'Manda un mensaje la víspera, con la hora y la estación más cercana.',
        `¿Una situación delicada con un participante? Escribe a [${company.organisers}](mailto:${company.organisers}); los avisos se examinan en 24 horas.`,
      ],
    },
  ],
  action: { label: 'Ver mis eventos', href: '/my-events' },
  next: {
    title: 'Y después',
    links: [
      { label: 'Leer tus cifras', href: '/help/analytics', text: 'Votos, entradas, popularidad.' },
      { label: 'Promocionar un evento', href: '/help/promote-event', text: 'Lo que atrae gente.' },
    ],
  },
};
