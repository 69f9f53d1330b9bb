/** The shadow, in the colour of the text, that sets a sticker off from a picture as light as itself. */
export const stickerShadow = '0 0 2px';
