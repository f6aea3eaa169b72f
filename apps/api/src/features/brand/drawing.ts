import sharp from 'sharp'

export interface Size {
  width: number
  height: number
}

/** A logo, symbol or monogram, to be drawn into a picture. */
export interface Drawing extends Size {
  /** Whether all or part of it has the colour that it is drawn with. */
  takesColor: boolean
  /** An SVG element of this size and place. */
  at(place: Size & { x: number; y: number }, color: string): string
}

export function svgDrawing(svg: string, { width, height }: Size): Drawing {
  return {
    width,
    height,
    takesColor: svg.includes('currentColor'),
    at: (place, color) => {
      const attributes = Object.entries(place).map(([name, value]) => ` ${name}="${value}"`)
      return svg.replaceAll('currentColor', color).replace('<svg', `<svg${attributes.join('')}`)
    },
  }
}

/** Of an uploaded picture, whose file may be of a type that a drawing cannot contain. */
export async function pictureDrawing(file: Buffer): Promise<Drawing> {
  const { data, info } = await sharp(file)
    .resize({ width: 1024, height: 512, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  const url = `data:image/png;base64,${data.toString('base64')}`
  return {
    width: info.width,
    height: info.height,
    takesColor: false,
    at: ({ x, y, width, height }) =>
      `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${url}"/>`,
  }
}

/** As large as fits into `room`, in the middle of a picture of `size`. */
export function centred(drawing: Drawing, size: Size, room: Size, color: string): string {
  const scale = Math.min(room.width / drawing.width, room.height / drawing.height)
  const [width, height] = [drawing.width * scale, drawing.height * scale]
  const place = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height }
  return drawing.at(place, color)
}

export function svgOf({ width, height }: Size, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}
