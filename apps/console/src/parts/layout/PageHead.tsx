import { Box, Link, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Link as RouterLink } from 'react-router';
import { useText } from '../../platform/texts.tsx';
import { Glyph } from '../values/Glyph.tsx';

type Props = {
  title: string;
  hint?: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
};

export function PageHead({ title, hint, back, actions }: Props) {
  const text = useText();
  useEffect(() => {
    document.title = `${title} · ${text('frame.product')}`;
  }, [title, text]);
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-end', gap: 2, mb: 2, flexWrap: 'wrap' }}>
      <Box sx={{ flex: 1, minWidth: 220 }}>
        {back ? (
          <Link
            component={RouterLink}
            to={back.to}
            underline="hover"
            variant="caption"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, mb: 0.5, ml: -0.5 }}
          >
            <Glyph name="back" size={14} />
            {back.label}
          </Link>
        ) : null}
        <Typography variant="h1">{title}</Typography>
        {hint ? (
          <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 0.5 }}>
            {hint}
          </Typography>
        ) : null}
      </Box>
      {actions ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      ) : null}
    </Stack>
  );
}
