import type { BlogPostContent } from '@lively/ui/screens';

export const firstEvent: BlogPostContent = {
  id: 'first-event',
  meta: {
    title: 'Tu primer evento sin perder los fines de semana',
    description:
      'Lugar, fecha, anuncio, el gran día: el calendario de seis semanas que damos a quienes empiezan a organizar, con los errores habituales.',
  },
  opening: [
    'La primera vez quieres que todo salga bien, así que lo haces todo tú, así que no disfrutas de nada. Desde hace tres años acompaño a personas que publican su primer evento: un concierto en un patio, un torneo de ajedrez, una sopa gigante. Los que salen bien se parecen. Son pequeños, tienen un final y otra persona sujeta la puerta.',
    'Este es el calendario que mando cuando me preguntan por dónde empezar. Cabe en seis semanas, a dos horas por semana.',
  ],
  sections: [
    {
      id: 'six-weeks',
      title: 'Seis semanas antes: una frase y un lugar',
      blocks: [
        'Escribe lo que va a pasar en una frase, con un verbo. «Aprendemos a soldar una radio» da ganas. «Encuentro distendido en torno a la electrónica» pide un esfuerzo. Si la frase no sale, el evento todavía no está listo.',
        'Busca después un lugar que vaya a llenarse. Treinta personas en una sala de treinta y cinco son una noche lograda; las mismas en una sala de doscientas son una reunión. Pregunta enseguida a qué hora hay que devolver las llaves, cuántas sillas hay y dónde están los aseos accesibles.',
      ],
    },
    {
      id: 'four-weeks',
      title: 'Cuatro semanas antes: la fecha, luego el anuncio',
      blocks: [
        'Comprueba qué más hay esa noche en tu ciudad. Un gran partido vacía las salas; un festival cercano puede, al contrario, traerte gente. Elige y no cambies: una fecha que se mueve pierde parte de su público, aunque le venga bien a todo el mundo.',
        'Publica entonces la página. Un título de menos de 100 caracteres, la dirección completa, la hora de final y el precio, aunque sea cero: «Gratis» es una palabra que se busca. En la descripción, responde a las tres preguntas que te harán de todos modos.',
        {
          list: ['¿Hace falta saber hacer algo?', '¿Qué hay que llevar?', '¿Qué pasa si llueve?'],
        },
      ],
    },
    {
      id: 'two-weeks',
      title: 'Dos semanas antes: diez mensajes',
      blocks: [
        'Ningún anuncio sustituye a diez mensajes personales. Escribe a diez personas a las que el tema les importe de verdad y pídeles, no que vengan, sino que se lo cuenten a otra. Es un favor pequeño y preciso, y casi todo el mundo lo hace.',
        'También es el momento de delegar la bienvenida. Encuentra a alguien que llegue treinta minutos antes que tú, sepa dónde están las llaves y sonría. No es un papel secundario: el primer minuto decide el humor de la noche.',
      ],
    },
    {
      id: 'day',
      title: 'El mismo día: una hora de nada',
      blocks: [
        'Termínalo todo una hora antes de abrir y pasa esa hora allí sin hacer nada. Verás el cable que cruza el suelo, el letrero que no se ve desde la calle, el micrófono demasiado bajo. Si todo va bien, beberás un vaso de agua, cosa que no volverá a pasar antes de medianoche.',
        'Empieza a la hora, aunque esté medio vacío. Los puntuales te lo agradecerán y los rezagados correrán la próxima vez. Y termina a la hora anunciada, aunque queden ganas: son ellas las que llenarán la segunda.',
      ],
    },
    {
      id: 'after',
      title: 'Al día siguiente: tres líneas',
      blocks: [
        'Apunta lo que repetirías, lo que no, y cuánta gente vino. Bastan tres líneas. Da las gracias a quien sujetó la puerta. Luego publica la fecha siguiente antes de que te la pidan: nuestra [guía paso a paso](/help/create-event) tiene la lista para marcar, y sirve tantas veces como haga falta.',
      ],
    },
  ],
};
