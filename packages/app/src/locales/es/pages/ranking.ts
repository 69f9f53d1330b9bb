import type { RankingContent } from '@lively/ui/screens';

export const ranking: RankingContent = {
  meta: {
    title: 'Cómo clasificamos los eventos',
    description:
      'Las reglas de clasificación de Lively, con sus números: preferencias, distancia, fecha, afluencia. Los puntos se suman y nadie puede comprarlos.',
  },
  poster: { category: 'sport', seed: 'ranking' },
  overline: 'Transparencia',
  title: 'Cómo clasificamos los eventos',
  lead: 'Una puntuación es una suma de razones, y nada más. Los números de esta página se leen en el programa que clasifica: no pueden ir con retraso.',
  recommendations: {
    id: 'recommendations',
    title: 'En «Para ti»',
    text: 'Cada evento futuro recibe estos puntos. Se muestran las mejores puntuaciones, diez como máximo; en caso de empate, pasa delante el más cercano.',
    caption: 'Puntos de una recomendación',
    columns: ['Razón', 'Puntos'],
    after:
      'La distancia se cuenta desde tu ciudad, o desde París si no la conocemos. Los eventos pasados o cancelados nunca se proponen.',
  },
  explore: {
    id: 'explore',
    title: 'En «Explorar», por puntuación',
    text: 'Explorar empieza por la popularidad: votos a favor menos votos en contra. Si eliges ordenar por puntuación, estos son los puntos.',
    caption: 'Puntos en Explorar',
    columns: ['Razón', 'Puntos'],
    after: 'Los tramos de distancia no se suman entre sí: solo cuenta el más favorable.',
  },
  labels: {
    preference: 'Coincide una de tus preferencias (por cada una)',
    category: 'Es la categoría que has elegido',
    nearby: (kilometres) => `A ${kilometres} km como máximo de tu ciudad`,
    within: (kilometres) => `A ${kilometres} km como máximo`,
    soon: (days) => `Se celebra en los próximos ${days} días`,
    crowd: (participants) => `Más de ${new Intl.NumberFormat('es').format(participants)} participantes, contados`,
    rating: (rating) => `Valoración de ${new Intl.NumberFormat('es').format(rating)} o más`,
    interactions: (pointsEach, days) => `Has abierto eventos del mismo tipo (+${pointsEach} cada uno, en ${days} días)`,
    points: (points) => `+${points}`,
    pointsAtMost: (points) => `+${points} como máximo`,
  },
  sections: [
    {
      id: 'never',
      title: 'Lo que nunca da puntos',
      blocks: [
        {
          list: [
            '**El dinero.** La visibilidad de pago se señala y no entra en la puntuación.',
            '**Un número que nadie ha contado.** Las estimaciones, marcadas con ≈, se ignoran.',
            '**Quién eres.** Ni edad, ni género, ni dispositivo: no los pedimos.',
            '**La antigüedad del organizador.** Una primera noche empieza igualada con un festival.',
          ],
        },
      ],
    },
    {
      id: 'device',
      title: 'Dónde se hace el cálculo',
      blocks: [
        'En tu dispositivo. La lista de eventos llega a él, la misma para todos; tus gustos no necesitan viajar de vuelta para compararse con ella.',
      ],
    },
    {
      id: 'control',
      title: 'Lo que puedes cambiar',
      blocks: [
        'Añade o quita una preferencia en «Para ti». Cambia de ciudad en tu [perfil](/profile). Desactiva la personalización en [tus opciones](/cookies): tus clics dejan de registrarse y esa línea desaparece.',
        'En cada tarjeta, las razones están escritas con sus puntos. Su suma es la puntuación, siempre; nuestras pruebas lo comprueban con miles de perfiles.',
      ],
    },
    {
      id: 'popular',
      title: '¿Y la mención «Popular»?',
      blocks: [
        'Aparece a partir de diez votos a favor. Es una información, no una razón: no añade nada a la puntuación.',
      ],
    },
  ],
  next: {
    title: 'Lee también',
    links: [
      {
        label: '«¿Por qué tú?»',
        href: '/blog/why-this-event',
        text: 'Una recomendación desmontada pieza a pieza.',
      },
      { label: 'Ajustar tus preferencias', href: '/help/configure-preferences', text: 'Lo que más pesa.' },
    ],
  },
};
