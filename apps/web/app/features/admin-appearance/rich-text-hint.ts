export const richTextHint = '**Negrito**, *itálico*, [link](/contato); linhas com hífen viram lista.'
