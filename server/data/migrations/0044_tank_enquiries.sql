UPDATE enquiries SET form = form || '{"tankService": "TRANSPORT"}'::jsonb WHERE service = 'tank' AND NOT form ? 'tankService';
