import { pictureUpload } from '@shop/contract/constants'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef } from 'react'
import { Button } from '~/ui/button.tsx'

interface PicturePickerProps {
  disabled?: boolean
  onPick: (files: FileList) => void
}

export function PicturePicker({ disabled = false, onPick }: PicturePickerProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={pictureUpload.types.join(',')}
        onChange={({ currentTarget }) => {
          if (currentTarget.files) onPick(currentTarget.files)
          // Reset, so that a removed file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button variant="quiet" disabled={disabled} onClick={() => picker.current?.click()} className="px-2!">
        <ImagePlus aria-hidden="true" className="size-5" strokeWidth={1.5} />
        Anexar fotos
      </Button>
    </>
  )
}
