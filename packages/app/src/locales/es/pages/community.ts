import type { CommunityContent } from '@lively/ui/screens';

export const community: CommunityContent = {
  meta: {
    title: 'La comunidad',
    description:
      'Tres embajadores, cuatro iniciativas y miles de planes: quienes dan vida a Lively, ciudad por ciudad, y cómo unirte a ellos.',
  },
  poster: { category: 'festival', seed: 'community' },
  overline: 'Comunidad',
  title: 'Se sale mejor en compañía',
  lead: 'Detrás de cada ciudad hay gente que conoce la buena noche, la buena puerta y el buen código. Así lo hacen, y así puedes unirte.',
  figures: [
    { value: '50K+', label: 'usuarios' },
    { value: '10K+', label: 'eventos en Francia' },
    { value: '500+', label: 'ciudades' },
    { value: '4', label: 'iniciativas en marcha' },
  ],
  ambassadors: {
    title: 'Tres embajadores',
    text: 'Son voluntarios y eligen sus temas. Lively les regala entradas, nunca un texto que copiar.',
    people: [
      {
        id: 'amel',
        name: 'Amel Benhadj',
        role: 'Embajadora de música',
        city: 'Marsella',
        events: '46 planes contados',
        followers: '1240 seguidores',
        bio: 'Antigua ingeniera de sonido. Sabe qué sala suena mejor desde el fondo, y cuál tiene los mejores bocadillos.',
        specialties: ['Rap', 'Músicas del mundo', 'Salas pequeñas'],
      },
      {
        id: 'yann',
        name: 'Yann Le Guen',
        role: 'Embajador de deporte',
        city: 'Toulouse',
        events: '38 planes organizados',
        followers: '870 seguidores',
        bio: 'Organiza carreras en las que se espera al último, y asegura que es una estrategia de entrenamiento.',
        specialties: ['Correr', 'Rugby', 'Principiantes'],
      },
      {
        id: 'rosalie',
        name: 'Rosalie Marchand',
        role: 'Embajadora de cultura',
        city: 'Lyon',
        events: '61 visitas guiadas',
        followers: '2050 seguidores',
        bio: 'Guía de día, lectora de noche. Sus visitas al museo duran cuarenta minutos y solo se ven tres cuadros.',
        specialties: ['Exposiciones', 'Patrimonio', 'Literatura'],
      },
    ],
  },
  initiatives: {
    title: 'Cuatro iniciativas',
    items: [
      {
        id: 'first-time',
        title: 'Primera vez',
        text: 'Un habitual acompaña a alguien que nunca se ha atrevido a entrar en una ópera, una discoteca o un estadio.',
      },
      {
        id: 'empty-seats',
        title: 'Sillas vacías',
        text: 'Los organizadores confían sus últimas plazas sin vender a asociaciones de barrio.',
      },
      {
        id: 'open-doors',
        title: 'Puertas abiertas a todos',
        text: 'Voluntarios comprueban en el lugar el acceso en silla de ruedas y completan las páginas de los eventos.',
      },
      {
        id: 'paper',
        title: 'Papel',
        text: 'Una vez por temporada, los carteles de Lively se imprimen y se pegan en los comercios que quieren.',
      },
    ],
  },
  testimonials: {
    title: 'Lo dicen ellos',
    items: [
      {
        id: 'fatou',
        quote: '«Vine a una “Primera vez” sin conocer a nadie. Ahora soy yo quien espera a los nuevos en la puerta.»',
        name: 'Fatou D.',
        role: 'Burdeos',
      },
      {
        id: 'benoit',
        quote:
          '«Cuarenta plazas sin vender regaladas un jueves a las 17:00. A las 20:00 la sala estaba llena, y el público mucho más curioso.»',
        name: 'Benoît R.',
        role: 'programador, Niza',
      },
      {
        id: 'ines',
        quote: '«Alguien había anotado el escalón de ocho centímetros de la entrada. A mí eso me cambia la noche.»',
        name: 'Inès T.',
        role: 'París',
      },
    ],
  },
  join: {
    title: '¿Te apuntas?',
    text: 'Crea una cuenta, sal, vota con honestidad: ya es mucho. Para animar una ciudad o lanzar una iniciativa, escríbenos.',
    action: { label: 'Unirse a la comunidad', href: '/auth' },
    links: [
      {
        label: 'Proponer una iniciativa',
        href: '/contact',
        text: 'Una idea, una ciudad, una fecha. Respondemos en 24 horas.',
      },
      { label: 'Organizar un plan', href: '/help/create-event', text: 'La guía en seis pasos.' },
    ],
  },
};
