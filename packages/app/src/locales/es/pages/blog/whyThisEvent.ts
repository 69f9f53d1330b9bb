import type { BlogPostContent } from '@lively/ui/screens';

export const whyThisEvent: BlogPostContent = {
  id: 'why-this-event',
  meta: {
    title: '«¿Por qué tú?»: lo que dice una puntuación',
    description:
      'Preferencias, distancia, fecha, afluencia: desmontamos una recomendación de Lively punto por punto, con reglas que puedes comprobar.',
  },
  opening: [
    'En la página de un evento recomendado hay un recuadro titulado «Por qué tú». Contiene unas líneas breves, con un número al final de cada una, y abajo del todo un total. Ese total es la puntuación del evento para ti, hoy. No hay nada más dentro.',
    'Parece evidente. En nuestro oficio no lo es: la mayoría de las clasificaciones mezclan cientos de señales en un modelo que nadie, ni siquiera sus autores, sabría resumir en una postal. Nosotros elegimos la postal.',
  ],
  sections: [
    {
      id: 'example',
      title: 'Una noche desmontada',
      blocks: [
        'Pongamos una «Noche Nina Simone, la obra completa al piano», en Le Trianon, y una lectora que vive en París y ha marcado el jazz entre sus preferencias. Esto es lo que ve.',
        {
          table: {
            caption: 'Por qué esta noche, para esta lectora',
            head: ['Razón', 'Puntos'],
            rows: [
              ['Te gusta el jazz', '+50'],
              ['A 4 km de tu casa', '+30'],
              ['Dentro de 4 días', '+15'],
              ['Van más de 500 personas', '+10'],
              ['Puntuación', '105'],
            ],
          },
        },
        'Cincuenta puntos por cada preferencia que coincide: tus gustos pesan más que todo lo demás. Treinta si el evento está a menos de 100 km de tu ciudad. Quince si se celebra en los diez días siguientes, porque una buena idea para dentro de tres meses no ayuda a nadie esta noche. Solo diez si atrae a más de 500 personas.',
      ],
    },
    {
      id: 'clicks',
      title: '¿Y mis clics?',
      blocks: [
        'Cuentan, pero poco, y se borran. Abrir la página de un evento de danza da 5 puntos a los demás eventos de danza, hasta un máximo de 25 puntos. Solo cuentan los últimos catorce días: una semana buscando un regalo para tu sobrino no te convertirá para siempre en aficionado al motor.',
        'Si has desactivado la personalización en [tus opciones de cookies](/cookies), no se registra ningún clic. Esa línea no aparecerá nunca y el resto de la clasificación funcionará como antes.',
      ],
    },
    {
      id: 'crowd',
      title: 'Por qué la multitud pesa tan poco',
      blocks: [
        'Al principio la popularidad también valía cincuenta puntos. El resultado fue claro: todo el mundo veía los mismos diez estadios. Las salas pequeñas nunca tenían público suficiente para aparecer, y por tanto nunca tenían público. Bajamos ese número hasta que un recital de ochenta plazas pudo pasar por delante de un concierto de diez mil, siempre que se parezca a ti.',
        'Otra regla, menos visible: un número que nadie ha contado no da puntos. Cuando una afluencia es estimada, la mostramos con el signo ≈, y la clasificación la ignora.',
      ],
    },
    {
      id: 'sale',
      title: 'Lo que no está',
      blocks: [
        'El dinero. Un organizador puede pagar por más visibilidad, señalada como tal, pero ninguna línea «patrocinada» añade puntos. Tampoco usamos tu edad, tu teléfono ni lo que haces en otros sitios: no lo sabemos.',
        'Las razones siempre suman exactamente la puntuación. No es un eslogan, es una propiedad que nuestras pruebas comprueban con miles de eventos y perfiles al azar. Si un día el total no cuadrara, nada se publicaría.',
        'Todas las reglas, con los números vigentes, están en la página [Cómo clasificamos los eventos](/ranking). Si alguna te parece injusta, [escríbenos](/contact): el peso de la multitud lo cambiamos por una librera de Niza.',
      ],
    },
  ],
};
