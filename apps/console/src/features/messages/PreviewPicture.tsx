import { Box } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import type { Shown } from './preview.rules.ts';

/** The picture of an announcement, from the site's own address. */
export function PreviewPicture({ shown: { picture, site, words }, sx }: { shown: Shown; sx: SxProps }) {
  if (!picture) return null;
  const { url, width, height } = picture;
  return (
    <Box component="img" src={`${site}${url}`} width={width} height={height} alt={words.title} sx={sx} />
  );
}
