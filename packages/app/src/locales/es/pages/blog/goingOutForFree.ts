import type { BlogPostContent } from '@lively/ui/screens';

export const goingOutForFree: BlogPostContent = {
  id: 'going-out-for-free',
  meta: {
    title: 'Salir sin gastar: dónde mirar, qué esperar',
    description:
      'Iglesias, conservatorios, estadios municipales, bibliotecas: dónde encontrar planes gratis en Francia y cómo verlos en Lively.',
  },
  opening: [
    'Cada mes llega al soporte la misma pregunta, siempre con un poco de apuro: «¿Hay cosas gratis?» Sí, muchas, y a menudo mejores de lo que se cree. Solo que se anuncian peor, porque nadie tiene presupuesto para decir que algo es gratis.',
    'Empecé a apuntar los lugares que cumplen su palabra. La lista creció. Esto es lo que he aprendido, por tipo de lugar y no por ciudad, ya que casi todos existen en todas partes.',
  ],
  sections: [
    {
      id: 'music',
      title: 'La música empieza en el conservatorio',
      blocks: [
        'Cada conservatorio da audiciones públicas, varias por semana a final de curso. Se oye a músicos que tocarán en grandes salas dentro de cinco años, y a niños que se paran a la mitad y vuelven a empezar. Ambos merecen el viaje.',
        'Las iglesias programan conciertos de órgano con la voluntad como entrada, a menudo el domingo a media tarde. Da lo que quieras, incluso nada. Llega quince minutos antes: los buenos sitios están al fondo, donde se mezcla el sonido.',
      ],
    },
    {
      id: 'museums',
      title: 'Los museos tienen un día',
      blocks: [
        'Muchos museos municipales abren gratis su colección permanente todo el año, y muchos otros el primer domingo del mes. Ese día es también el más concurrido. Mejor una noche entre semana en un museo pequeño: tres salas, una hora y un vigilante con ganas de hablar.',
        'Las bibliotecas son el otro secreto mal guardado: encuentros, proyecciones, talleres, exposiciones, casi siempre sin inscripción. Sus programas salen tarde y rara vez se publican en otro sitio.',
      ],
    },
    {
      id: 'sport',
      title: 'El deporte, a pie de campo',
      blocks: [
        'Un partido de reservas, un derbi juvenil, una carrera de barrio: la entrada es libre y el bar hace de taquilla. Estás tan cerca que oyes las instrucciones. Los estadios municipales cuelgan su calendario en la puerta, y los clubes de aficionados empiezan a publicar el suyo.',
        'Para jugar en vez de mirar, busca las iniciaciones: las federaciones las organizan en septiembre, con material prestado y sin compromiso.',
      ],
    },
    {
      id: 'find',
      title: 'Cómo encontrarlos en Lively',
      blocks: [
        'Ordena por precio: los eventos gratuitos pasan delante, diga «Gratuit», «entrée libre» o «0 €». Un precio que no sabemos leer, como «con invitación», va al final en vez de pasar por cero.',
        {
          list: [
            '**Entrada libre**: se entra sin pagar, a veces con reserva.',
            '**La voluntad**: a la salida pasa un sombrero. Lleva monedas, aunque sean pocas.',
            '**Gratis con reserva**: la plaza está contada. Si no vas, cancela; alguien espera.',
          ],
        },
        'Este último punto merece un momento. En una noche gratuita, casi una de cada tres personas no acude. El organizador lo sabe y acepta demasiadas reservas, y luego deja gente fuera el día en que vienen todos. Cancelar lleva diez segundos y es la única moneda que se te pide.',
        'Una última cosa. Si un plan gratuito te ha gustado, dilo: un voto, unas palabras al organizador, un enlace compartido. Con eso defiende una biblioteca su programa ante el ayuntamiento, y tampoco cuesta nada.',
      ],
    },
  ],
};
