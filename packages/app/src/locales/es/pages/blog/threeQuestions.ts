import type { BlogPostContent } from '@lively/ui/screens';

export const threeQuestions: BlogPostContent = {
  id: 'three-questions',
  meta: {
    title: 'Elegir un plan en tres preguntas',
    description:
      'Con quién, hasta dónde, hasta qué hora: tres preguntas para pasar de cuarenta pestañas abiertas a una noche decidida.',
  },
  opening: [
    'Son las 18:40 de un viernes. Te apetece salir, un poco, y tienes cuarenta pestañas abiertas. A las 19:30 serán sesenta. A las 20:00 pedirás la cena y te prometerás empezar antes la próxima vez.',
    'El problema casi nunca es la falta de ideas. Durante cuatro años llevé la taquilla de una sala pequeña e hice la misma pregunta a quienes entraban: ¿cómo has elegido? Nadie había comparado. Todos habían descartado. Aquí tienes, una detrás de otra, las tres preguntas que mejor descartan.',
  ],
  sections: [
    {
      id: 'who',
      title: '¿Con quién?',
      blocks: [
        'Es la pregunta que lo cambia todo, y la última que se hace. Un plan de dos aguanta el silencio: una exposición, un recital, una película. Un plan de seis necesita que se pueda llegar por separado: un mercado nocturno, un baile, un torneo en una plaza. Ir solo, en fin, es mucho más fácil cuando el evento tiene forma: te sientas, empieza, termina.',
        'Decide el número antes que el programa. Acabas de tachar media lista, y no la echarás de menos.',
      ],
    },
    {
      id: 'how-far',
      title: '¿Hasta dónde?',
      blocks: [
        'Cuenta en minutos, no en kilómetros, y cuenta la vuelta. Una regla sencilla funciona desde hace años: el trayecto no debe durar más que la mitad del plan. Un concierto de tres horas merece hora y media de tren. Una inauguración de cuarenta minutos se hace a pie o no se hace.',
        'En Lively, ordena por distancia en vez de excluir: a veces un evento a 40 km vale el viaje, y lo verás al final de la lista con su distancia escrita. Más allá de 100 km dejamos de indicarla en las tarjetas. Eso ya no es salir, es un fin de semana.',
      ],
    },
    {
      id: 'how-late',
      title: '¿Hasta qué hora?',
      blocks: [
        'La hora de inicio está en todas partes; la de final, casi en ninguna. Y sin embargo decide de qué humor estarás mañana. Cuando falta, busca la duración: un partido cabe en dos horas, una obra clásica en dos y media con el descanso, una discoteca no tiene final.',
        'Si no la encuentras, pregúntate si se puede salir antes sin molestar a nadie. De un concierto de pie, sí. De una cena sentada, no.',
      ],
    },
    {
      id: 'then',
      title: 'Y después, deja de buscar',
      blocks: [
        'Tras estas tres preguntas suelen quedar entre tres y seis posibilidades. No abras más. Pon un corazón en cada una, manda la lista a quien va contigo y deja que elija. Decidirá en un minuto, porque alguien habrá hecho la criba antes.',
        {
          list: [
            'Si todo el mundo duda, elige lo más cercano: saldréis a tiempo.',
            'Si dos planes valen lo mismo, elige el que solo ocurrirá una vez.',
            'Si llueve, elige el que menos te tentaba. Habrá sitio, y ahí suelen ocurrir las buenas sorpresas.',
          ],
        },
        'Una noche de noviembre llovía, éramos dos y teníamos una hora. Acabamos al fondo de una librería, escuchando a una autora que no conocíamos leer un libro que aún no había salido. Éramos once, contando al gato. No recuerdo las otras cincuenta y nueve pestañas.',
      ],
    },
  ],
};
