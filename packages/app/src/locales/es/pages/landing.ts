import type { LandingContent } from '@lively/ui/screens';
import { wall } from '../../fr/pages/wall';

export const landing: LandingContent = {
  meta: {
    title: 'Encuentra un plan para esta noche, cerca de ti',
    description:
      'Conciertos, exposiciones, partidos, fiestas de barrio: busca por ciudad y fecha, guarda tus favoritos y descubre por qué se te propone cada plan.',
  },
  headline: { lines: ['Esta noche,', 'en {city},', 'algo está', 'pasando.'], city: 'Lyon' },
  lead: 'Conciertos, exposiciones, partidos, fiestas de barrio: todo lo que merece salir de casa, y por qué te va a gustar.',
  search: {
    label: 'Buscar un evento',
    placeholder: 'Un artista, un lugar, unas ganas…',
    submit: 'Buscar',
    action: '/explore',
    name: 'q',
  },
  datesLabel: 'Elegir una fecha',
  dates: [
    { label: 'Esta noche', href: '/explore?date=today' },
    { label: 'Mañana', href: '/explore?date=tomorrow' },
    { label: 'Este fin de semana', href: '/explore?date=weekend' },
    { label: 'Todas las fechas', href: '/explore' },
  ],
  figuresLabel: 'Lively en cifras',
  figures: [
    { value: '10K+', label: 'eventos en Francia' },
    { value: '50K+', label: 'usuarios' },
    { value: '500+', label: 'ciudades' },
  ],
  events: { title: 'En cartel', all: { label: 'Explorarlo todo', href: '/explore' } },
  features: {
    title: 'Elegir rápido, elegir bien',
    items: [
      {
        id: 'reasons',
        title: 'Sabes por qué',
        text: 'Cada recomendación muestra sus razones: tus gustos, la distancia, la fecha. Súmalas y tendrás la puntuación.',
        category: 'music',
      },
      {
        id: 'near',
        title: 'Al lado, no en cualquier parte',
        text: 'De París a Cannes, los planes se ordenan por distancia. Tu posición no sale de tu dispositivo.',
        category: 'sport',
      },
      {
        id: 'keep',
        title: 'No se pierde nada',
        text: 'Un corazón para guardar una idea, un calendario para no olvidarla, un enlace para llevarte a alguien.',
        category: 'culture',
      },
      {
        id: 'publish',
        title: 'Te toca a ti',
        text: 'Un concierto de bolsillo, un torneo, una cena en la calle: publícalo gratis. ¿Sin foto? Dibujamos el cartel.',
        category: 'festival',
      },
    ],
  },
  testimonials: {
    title: 'Salieron de casa',
    items: [
      {
        id: 'nadia',
        quote: '«Descubrí un recital al amanecer a veinte minutos de mi casa. Jamás lo habría buscado.»',
        name: 'Nadia B.',
        role: 'París, sale los domingos',
      },
      {
        id: 'hugo',
        quote:
          '«La pequeña línea “a 4 km, dentro de dos días” me convenció. Esa misma noche estaba al borde del campo.»',
        name: 'Hugo M.',
        role: 'Toulouse, hincha a ratos',
      },
      {
        id: 'solene',
        quote: '«Éramos doce en la primera cata y sesenta en la cuarta. No he impreso ni un folleto.»',
        name: 'Solène K.',
        role: 'Burdeos, organizadora',
      },
    ],
  },
  callToAction: {
    title: 'Y tú, ¿cuándo sales?',
    text: 'Registrarse y descubrir es gratis. Dinos qué te gusta; lo demás cabe en una página.',
    primary: { label: 'Crear una cuenta', href: '/auth' },
    secondary: { label: 'Explorar sin cuenta', href: '/explore' },
  },
  wall,
};
