/** The text of a file as people save it in Japan: UTF-8 where it reads as such, else Shift_JIS. */
export async function decodedText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}
