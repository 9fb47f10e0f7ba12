export type PickedFile = { size: number; url: string };

/** Opens the file dialog and reads the chosen file as a data URL; null when none was chosen. */
export function pickFile(accept: string): Promise<PickedFile | null> {
  return new Promise(resolve => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.oncancel = () => resolve(null);
    input.onchange = () => {
      const [file] = input.files ?? [];
      if (!file) return resolve(null);
      const reader = new FileReader();
      reader.onload = () => resolve({ size: file.size, url: typeof reader.result === 'string' ? reader.result : '' });
      reader.onerror = () => resolve(null);
      reader.readAsDataURL(file);
    };
    input.click();
  });
}
