import type { BlogPostContent } from '@lively/ui/screens';

export const whatWeDoNotKnow: BlogPostContent = {
  id: 'what-we-do-not-know',
  meta: {
    title: 'Lo que no sabemos de ti',
    description:
      'Posición, contactos, navegación, pago: lo que Lively ha decidido no recoger, y lo que eso cambia para ti y para nosotros.',
  },
  opening: [
    'Mi trabajo consiste en proteger datos. La manera más segura se conoce desde hace mucho: no tenerlos. Un dato que no existe no se filtra, no se revende, no se reclama y no despierta a nadie un domingo.',
    'Cada trimestre actualizo, pues, una lista poco habitual. No lo que recogemos, que está en nuestra [política de privacidad](/privacy), sino lo que habríamos podido recoger y dejamos donde estaba: contigo.',
  ],
  sections: [
    {
      id: 'place',
      title: 'Dónde estás',
      blocks: [
        'Cuando permites la geolocalización, tu navegador da tu posición a la página. La página la compara con siete ciudades, se queda con la más cercana y olvida el resto. El cálculo se hace en tu dispositivo: ninguna coordenada viaja a nuestros servidores ni a un servicio de mapas. Si te niegas, o si tarda más de diez segundos, usamos París, y lo decimos.',
        'Perdemos precisión, es cierto. No podemos escribir «a 300 m de ti». Escribimos «a 4 km», contados desde una ciudad, y eso basta para decidirse a coger el tranvía.',
      ],
    },
    {
      id: 'elsewhere',
      title: 'Qué haces en otros sitios',
      blocks: [
        'Ninguna página de Lively llama a un servidor publicitario. No hay píxel, ni botón social que mire, ni tipografía cargada de un tercero. Abre las herramientas de tu navegador y míralo: las peticiones terminan en nosotros.',
        'Mientras no hayas elegido nada en [tus preferencias](/cookies), nada opcional se ejecuta. El botón «Rechazar todo» tiene el mismo tamaño que el otro, en el mismo sitio. Lo hemos comprobado al píxel.',
      ],
    },
    {
      id: 'money',
      title: 'Tu tarjeta bancaria',
      blocks: [
        'No la vemos. Una entrada se compra en la taquilla del organizador, en una pestaña nueva, con un proveedor de pago cuyo oficio es ese. Por nuestra parte solo anotamos que seguiste el enlace, para que el evento aparezca entre tus planes. Solo tú puedes leer esa línea; los demás ven un total.',
      ],
    },
    {
      id: 'taste',
      title: 'Qué mirabas hace seis meses',
      blocks: [
        'Si la personalización está activa, las páginas que abres ayudan a la clasificación. Pero solo tenemos en cuenta las cien últimas, y solo las de los últimos catorce días dan puntos. Tu súbita pasión por la petanca, el verano pasado, se ha enfriado sola.',
        'Y si desactivas la personalización, no registramos ni un clic. Tus preferencias, las que marcaste tú, siguen bastando.',
      ],
    },
    {
      id: 'cost',
      title: 'Lo que nos cuesta',
      blocks: [
        'Respuestas, a veces. Un inversor nos preguntó la edad media de nuestros usuarios. Contestamos que no la sabíamos: comprobamos que eres mayor de edad con una declaración, no con una fecha de nacimiento. Insistió. Le propusimos una estimación, con un ≈ delante.',
        'Quedan las cosas que sabemos porque hace falta: tu dirección, para reconocerte; tus favoritos, para devolvértelos; tus votos, para contarlos. Puedes descargarlos desde tu perfil, en un archivo que lee una máquina igual que una persona. El mío ocupa once kilobytes. Es, creo, un buen tamaño para una vida entera saliendo.',
      ],
    },
  ],
};
