declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    keepFeatures: string[]
    variationAxes?: Record<string, { min: number; max: number }>
  }
  export default function subset(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
