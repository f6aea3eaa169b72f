declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    keepFeatures: string[]
    variationAxes?: Record<string, { min: number; max: number }>
  }
  export default function subset(font: Buffer, letters: string, options: Options): Promise<Buffer>
}
