import type { NewPicture } from './picture-list.ts'

export function UploadRow({ picture, share }: { picture: NewPicture; share: number }) {
  const percent = Math.round(share * 100)
  return (
    <li className="grid grid-cols-[2.25rem_1fr_3rem] items-center gap-x-2.5 border-t border-line py-2 text-13 first:border-t-0">
      <img src={picture.preview} alt="" className="h-12 w-9 bg-paper-3 object-cover" />
      <div className="min-w-0">
        <span className="block truncate">{picture.file.name}</span>
        <progress
          aria-label={`Envio de ${picture.file.name}`}
          value={percent}
          max={100}
          className="h-1 w-full appearance-none overflow-hidden rounded-1 bg-paper-3 [&::-moz-progress-bar]:bg-wine [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-wine"
        />
      </div>
      <span className="text-right text-wine">{percent}%</span>
    </li>
  )
}
