import type { GuideContent } from '@lively/ui/screens';
import { company } from '../../../fr/pages/company';

export const createEvent: GuideContent = {
  meta: {
    title: 'Crear tu primer evento',
    description:
      'Seis pasos para publicar un evento en Lively, consejos de organizadores y diez puntos que comprobar antes de ponerlo en línea.',
  },
  poster: { category: 'food', seed: 'create-event' },
  overline: 'Organizar',
  title: 'Crear tu primer evento',
  lead: 'Publicar es gratis y lleva menos de diez minutos si tienes la fecha, el lugar y una frase.',
  facts: ['6 pasos', '10 minutos', 'Hace falta cuenta'],
  parts: [
    {
      id: 'steps',
      kind: 'steps',
      title: 'Los seis pasos',
      steps: [
        {
          id: 'sign-in',
          title: 'Inicia sesión',
          text: 'Solo pueden publicar quienes han iniciado sesión: así podrás modificar el evento después, y se sabe quién lo anuncia. Luego elige [Crear](/create-event).',
        },
        {
          id: 'title',
          title: 'El título y la categoría',
          text: 'Di lo que va a pasar, con un verbo o un nombre concreto. La categoría da su color al cartel y decide a quién se recomienda el evento.',
          details: ['100 caracteres como máximo para el título.'],
        },
        {
          id: 'when-where',
          title: 'El lugar, la fecha, la hora',
          text: 'Empieza el lugar por la ciudad: «Lyon 7e, La Halle aux agrès». Los filtros y las distancias comparan la ciudad.',
          details: ['Título, categoría, lugar, fecha y hora son obligatorios. Lo demás es opcional.'],
        },
        {
          id: 'capacity',
          title: 'El número de participantes',
          text: 'Indica un máximo si la sala lo tiene. Sin límite, deja el campo vacío.',
        },
        {
          id: 'image',
          title: 'La imagen y la descripción',
          text: `Haz clic o suelta una imagen. Sin imagen, Lively dibuja un cartel. Para añadir más a la galería, envíalas a [${company.organisers}](mailto:${company.organisers}). En la descripción, responde a las tres preguntas de siempre: ¿para quién es, qué hay que llevar y qué pasa si llueve?`,
          details: ['PNG, JPG o GIF, hasta 10 MB.', 'Hasta 5 imágenes más para la galería.'],
        },
        {
          id: 'publish',
          title: 'Relee y publica',
          text: 'Un mensaje confirma la publicación y vuelves al inicio dos segundos después. Todo el mundo ve el evento; lo encontrarás en «Mis planes», pestaña «Mis creaciones».',
        },
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      title: 'Lo que hacen los habituales',
      tips: [
        'Publican cuatro semanas antes y no lo tocan más, salvo necesidad.',
        'Escriben «Gratis» con todas sus letras: es una palabra que se busca.',
        'Dan la hora de final. Se reserva con más ganas lo que tiene un final.',
        'Mandan el enlace a diez personas antes de mandarlo a mil.',
      ],
    },
    {
      id: 'checklist',
      kind: 'checklist',
      title: 'Antes de publicar',
      text: 'Diez puntos. Tus marcas se quedan en esta página mientras dure tu visita.',
      items: [
        'El título dice lo que va a pasar, en menos de 100 caracteres.',
        'La categoría es la que buscaría tu público.',
        'El lugar empieza por la ciudad.',
        'La fecha es la buena, y el día de la semana también.',
        'La hora de inicio es la del espectáculo, no la del montaje.',
        'El número máximo corresponde a la sala.',
        'La imagen es tuya, o tienes el permiso de su autor.',
        'La descripción dice para quién es, qué llevar y qué pasa si llueve.',
        'Se indica el acceso en silla de ruedas, aunque no lo haya.',
        'Otra persona lo ha leído.',
      ],
    },
  ],
  action: { label: 'Crear un evento', href: '/create-event' },
  next: {
    title: 'Y después',
    links: [
      { label: 'Promocionar un evento', href: '/help/promote-event', text: 'Lo que atrae gente.' },
      {
        label: 'Seguir la asistencia',
        href: '/help/manage-participants',
        text: 'Lo que ves y lo que no verás.',
      },
      { label: 'La visita guiada', href: '/help/video-create-event', text: 'Los mismos pasos, minuto a minuto.' },
    ],
  },
};
