import type { BlogPostContent } from '@lively/ui/screens';

export const drawnPosters: BlogPostContent = {
  id: 'drawn-posters',
  meta: {
    title: 'Un cartel para cada evento, aunque no haya foto',
    description:
      'Por qué Lively dibuja los eventos que llegan sin imagen, cómo nace un cartel y cómo veinte conciertos evitan parecerse.',
  },
  opening: [
    'Muchos eventos llegan sin imagen. Un coro no tiene fotógrafo. Un mercadillo se parece de un año a otro, y la única foto disponible suele mostrar un aparcamiento. Durante unos meses hicimos como todo el mundo: un rectángulo gris con una cámara tachada. Esos eventos recibían la mitad de visitas. El gris decía: aquí no hay nada que ver.',
    'Aprendí a dibujar en un taller de serigrafía, donde cada color se cuenta porque cuesta una pasada. Esa limitación me pareció justa. Guardamos los rectángulos grises y decidimos que cada evento tendría su cartel.',
  ],
  sections: [
    {
      id: 'three-inks',
      title: 'Tres tintas y un motivo',
      blocks: [
        'Cada categoría tiene su color, fuerte, y otro, pálido. A ellos se suman el verde botella de las columnas de carteles y el papel. Sin degradados, sin sombras, sin texturas: colores planos, como bajo la prensa.',
        'Cada categoría tiene también sus motivos. Los surcos de un disco para la música, las líneas de un campo para el deporte, arcos para la cultura, un sol para los festivales, baldosas para la tecnología, un plato para la cocina, colinas para el ocio. Y variantes, porque un solo motivo se convierte pronto en un sello.',
      ],
    },
    {
      id: 'always-the-same',
      title: 'Siempre el mismo, nunca dos veces',
      blocks: [
        'Un cartel se calcula a partir de dos cosas: la categoría del evento y su identificador. El identificador decide el motivo, el lugar de los colores, el ángulo de un brazo de tocadiscos o la altura de una colina. El mismo evento tiene, pues, el mismo cartel hoy, mañana, en tu teléfono y en la web de un socio. No se guarda nada: se vuelve a dibujar cada vez, en una fracción de milisegundo.',
        'Lo más largo fue evitar un aire de familia excesivo. Pon veinte conciertos juntos: si el ojo ve primero la repetición, hemos fallado. Imprimimos pliegos enteros, los clavamos en la pared de la oficina y quitamos uno a uno los carteles gemelos cambiando las reglas. La regla que lo desbloqueó todo es casi tonta: el fondo, la figura y la segunda figura intercambian sus colores.',
      ],
    },
    {
      id: 'light',
      title: 'Menos de dos kilobytes',
      blocks: [
        'Una foto decente pesa entre cien y doscientos kilobytes. Un cartel dibujado pesa menos de dos. En una red lenta, en un festival donde todo el mundo busca el mismo escenario a la vez, la diferencia se nota: el cartel llega con el texto, no después.',
        'Los lectores de pantalla no lo describen, y es a propósito. No dice nada que el título, la fecha y la categoría no digan ya, con palabras, justo al lado. Ninguna información depende solo del color.',
      ],
    },
    {
      id: 'yours',
      title: '¿Y si tienes una imagen?',
      blocks: [
        'Entonces es la que se ve. Una foto de ensayo, un cartel hecho a mano, un retrato: en cuanto añades una imagen a tu evento, nuestro dibujo se aparta. Solo vuelve si la imagen no se puede cargar.',
        'Una compañía de Marsella nos preguntó, sin embargo, cómo conseguir el nuestro para imprimirlo. Hoy cuelga en la puerta de su local, a sesenta por ochenta. Es el mejor elogio que se ha hecho a unas líneas de geometría.',
      ],
    },
  ],
};
